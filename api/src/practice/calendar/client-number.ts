/** Display number of a client's record: `P-000123`. */
export const clientNumber = (number: number): string => `P-${String(number).padStart(6, '0')}`;
