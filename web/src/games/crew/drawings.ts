/** The drawings of The Crew: importing this file adds them to the page. */
import drawings from "../../made/crew.svg?raw";
import { hang } from "../../lib/sheet";

hang(drawings);
