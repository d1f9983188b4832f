/** Hands a text to the browser as a file. */
export function saveFile(text: string, name: string, type: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** A name as part of a file's name. */
export const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, "-");
