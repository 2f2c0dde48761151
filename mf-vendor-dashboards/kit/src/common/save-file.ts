/** Hands a file to the browser, which saves it or asks where. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: a browser that asks where to save it reads it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
