/** What a professional calls the record of a client: `P-000123`. */
export const clientNumber = (number: number): string => `P-${String(number).padStart(6, '0')}`;
