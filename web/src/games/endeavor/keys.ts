/** Whether a key is meant for the table: not for a field, a dialog or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  return !(
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]") ||
    /^(INPUT|TEXTAREA|SELECT)$/.test((event.target as HTMLElement).tagName)
  );
}
