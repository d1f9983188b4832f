/** Starts the page: the drawings first, then the words, then everything else. */
import "./app.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { show } from "./lib/prefs.svelte";
import { load } from "./lib/words.svelte";
import sprite from "./made/sprite.svg?raw";

const sheet = document.createElement("div");
sheet.innerHTML = sprite;
const drawing = sheet.firstElementChild as SVGElement;
drawing.setAttribute("width", "0");
drawing.setAttribute("height", "0");
drawing.setAttribute("aria-hidden", "true");
drawing.style.position = "absolute";
document.body.prepend(drawing);

show();
await load("core", "web");
mount(App, { target: document.getElementById("app")! });
