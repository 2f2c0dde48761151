/** Languages in which people are written to: e-mails, notifications, messages, calendar files. */
export type MessageLanguage = 'en-IN' | 'hi' | 'kn';

export const messageLanguages: readonly MessageLanguage[] = ['en-IN', 'hi', 'kn'];

/** In which texts are written, and which is said where nobody has chosen. */
export const sourceLanguage: MessageLanguage = 'en-IN';

/** The same words in every language but the source's. */
export type Translations<Words> = Record<Exclude<MessageLanguage, 'en-IN'>, Words>;

/**
 * Chooses words by the reader's language. The translations of `x.text.ts` stand beside it, in
 * `x.hi.ts` and `x.kn.ts`: what they lack does not compile.
 *
 * @example const alertWords = translated(english, { hi, kn });
 * alertWords(language).listedEmail(about);
 */
export const translated =
  <Words>(english: Words, translations: Translations<Words>) =>
  (language: MessageLanguage): Words =>
    language === 'en-IN' ? english : translations[language];
