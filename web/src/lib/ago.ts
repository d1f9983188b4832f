/** How long ago something was, in words: minutes, hours or days. */
import { prefs } from "./prefs.svelte";

export function ago(then: number, now = Date.now()): string {
  const minutes = Math.max(1, Math.round((now - then) / 60_000));
  const [count, unit]: [number, Intl.RelativeTimeFormatUnit] =
    minutes < 90
      ? [minutes, "minute"]
      : minutes < 60 * 36
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"];
  return new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" }).format(-count, unit);
}
