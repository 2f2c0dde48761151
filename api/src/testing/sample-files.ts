/** The smallest that is taken for a document, and for a picture. */
export const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
export const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
