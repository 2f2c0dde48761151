/**
 * Starts a browser download. Compiled into its users; stateless.
 *
 * @param name file name that the browser proposes
 * @example saveFile(await api.file(calendarAddress(id)), 'booking.ics');
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: browsers that ask where to save read the object URL later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
