/**
 * Copy a text, and say whether that worked. Browsers keep the clipboard from pages that came without encryption, as from
 * a friend's machine nearby; there the text is selected and copied as by hand.
 */
export async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text).then(() => true, () => false);
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}
