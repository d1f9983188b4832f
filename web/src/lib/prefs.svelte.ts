/** What a person chose for this browser: language, looks, sound, name. Kept in local storage. */

export type Lang = "en" | "pl";
export interface Prefs {
  lang: Lang;
  theme: "auto" | "dark" | "light";
  motion: "auto" | "full" | "less";
  sound: boolean;
  text: "s" | "m" | "l";
  name: string;
  log: boolean;
  /** Notices of the system when it is one's turn elsewhere. */
  notices: boolean;
}

const KEY = "batyskaf.prefs";

function guess(): Prefs {
  const lang: Lang = navigator.language.toLowerCase().startsWith("pl") ? "pl" : "en";
  return { lang, theme: "auto", motion: "auto", sound: false, text: "m", name: "", log: true, notices: false };
}

function load(): Prefs {
  try {
    return { ...guess(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
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
}

/** Whether things should stand rather than move. */
export function calm(): boolean {
  return prefs.motion === "less" || (prefs.motion === "auto" && less.matches);
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
