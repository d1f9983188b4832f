/**
 * Copy a text; return whether that worked. Browsers offer no clipboard to pages served without encryption, such as from
 * a friend's computer in the same network; there the text is selected and copied by a command.
 */
export async function copy(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard)
    return clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // Deprecated, but the only way without encryption.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}
