/** The smallest valid document, as a blank scan. */
export const pdf = aPdf();

/** One pixel, as an encoder writes it. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A document of one empty page. `objects` are added, `catalog` goes into the catalogue object, and
 * a comment fills it up to `length` bytes.
 */
export function aPdf({ objects = '', catalog = '', trailer = '', length = 0 } = {}): Buffer {
  const body = [
    '%PDF-1.7',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj',
    objects,
  ].join('\n');
  const end = (filled: string) =>
    `${filled}\ntrailer\n<< /Root 1 0 R /Size 4 ${trailer} >>\nstartxref\n0\n%%EOF\n`;
  const missing = length - Buffer.byteLength(end(body), 'latin1') - 2;
  return Buffer.from(end(missing > 0 ? `${body}\n%${'x'.repeat(missing)}` : body), 'latin1');
}
