/** Names stand in English on the wire, and English pages say them so. */
export const text = {
  /** `profession`: slug of that whose list the name is of, for names with several meanings. */
  name: (english: string, _profession?: string): string => english,
};
