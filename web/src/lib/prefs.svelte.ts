/** What a person chose for this browser: language, looks, sound, name. Kept in local storage. */
import { bestLanguage, LANGUAGES } from "./languages";

export interface Prefs {
  lang: string;
  theme: "auto" | "dark" | "light";
  motion: "auto" | "full" | "less";
  /** How long events stay on the screen. */
  speed: "slow" | "normal" | "fast";
  sound: boolean;
  /** A short vibration when it is your turn, on devices that can. */
  buzz: boolean;
  text: "s" | "m" | "l";
  name: string;
  log: boolean;
  /** Notifications of the system when it is your turn and the page is hidden. */
  notices: boolean;
  /** Whether tables by message are offered, where everybody trusts everybody. */
  byMessage: boolean;
}

const KEY = "batyskaf.prefs";

function guess(): Prefs {
  const lang = bestLanguage(navigator.languages);
  return {
    lang,
    theme: "auto",
    motion: "auto",
    speed: "normal",
    sound: false,
    buzz: true,
    text: "m",
    name: "",
    log: true,
    notices: false,
    byMessage: false,
  };
}

function load(): Prefs {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
    if (kept.lang && !(kept.lang in LANGUAGES)) delete kept.lang;
    return { ...guess(), ...kept };
  } catch {
    return guess();
  }
}

export const prefs = $state(load());

const dark = matchMedia("(prefers-color-scheme: dark)");
const less = matchMedia("(prefers-reduced-motion: reduce)");

/** Show the choices on the page itself, where the style sheet finds them. */
export function show(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset.theme = prefs.theme === "auto" ? (dark.matches ? "dark" : "light") : prefs.theme;
  root.dataset.text = prefs.text;
  root.dataset.motion = calm() ? "less" : "full";
  installable(root.dataset.theme);
}

/** The colour of the browser's own bar: the top of the sea, as in app.css. */
const BAR: Record<string, string> = { dark: "#12688a", light: "#eafafd" };

/** Tell the browser which colour its bar has, and in which language the page is installed. */
function installable(theme: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = BAR[theme]!;
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  manifest?.setAttribute(
    "href",
    manifest.getAttribute("href")!.replace(/manifest\.[^.]+\./, `manifest.${prefs.lang}.`),
  );
}

/** Whether things should stand rather than move. */
export function calm(): boolean {
  return prefs.motion === "less" || (prefs.motion === "auto" && less.matches);
}

const SPEEDS = { slow: 1.8, normal: 1, fast: 0.4 };

/** By how much longer or shorter than usual events are shown. */
export function slowness(): number {
  return SPEEDS[prefs.speed];
}

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

dark.addEventListener("change", show);
less.addEventListener("change", show);
