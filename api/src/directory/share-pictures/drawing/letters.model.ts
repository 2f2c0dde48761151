/** All but Latin, Devanagari and Kannada letters, digits and common punctuation. */
const undrawable =
  /(?!\u200c|\u200d)[^\u0020-\u007e\u00a0-\u024f\u0900-\u097f\u0c80-\u0cf3\u1e00-\u1eff\u2010-\u201e\u2022\u2026\u20b9]/gu;

/** The text without letters that no font has; they would be drawn as empty boxes. */
export const drawable = (text: string): string =>
  text.normalize('NFC').replace(undrawable, ' ').replace(/\s+/g, ' ').trim();
