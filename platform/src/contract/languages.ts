/** A language of the site. `xa` reads like English written with accents: it shows untranslated words. */
export type Language = 'en' | 'hi' | 'kn' | 'xa';

/** What a language is called, how its texts are marked, and who finds it. */
export interface LanguageFacts {
  /** For `lang` (BCP 47). */
  tag: string;
  /** For `Intl`: how numbers, money and times are written. */
  locale: string;
  /** In itself: `हिन्दी`. */
  name: string;
  /**
   * People can choose it and search engines find it. Pages in a language that is not offered, since it is
   * not whole yet or for tests alone, have addresses that nothing links to.
   */
  isOffered: boolean;
}

/** The languages of the site, the language of its source texts first. */
export const languages: Readonly<Record<Language, LanguageFacts>> = {
  en: { tag: 'en-IN', locale: 'en-IN', name: 'English', isOffered: true },
  hi: { tag: 'hi-IN', locale: 'hi-IN', name: 'हिन्दी', isOffered: true },
  kn: { tag: 'kn-IN', locale: 'kn-IN', name: 'ಕನ್ನಡ', isOffered: true },
  xa: { tag: 'en-XA', locale: 'en-IN', name: 'Ēñĝļîšĥ', isOffered: false },
};

/** The language in which texts are written, and which shows where a translation is missing. */
export const sourceLanguage: Language = 'en';

/** Languages that a person can choose. */
export const offeredLanguages: readonly Language[] = (Object.keys(languages) as Language[]).filter(
  (language) => languages[language].isOffered,
);

/**
 * First segments of addresses in another language than the source's: `/hi/doctors`. A pattern, so
 * that servers which know no code can have it.
 */
export const languagePrefix = /^\/+(hi|kn|xa)(?=\/|$)/;

/** The language of an address: `/hi/doctors` → `hi`, `/doctors` → `en`. */
export function languageOfPath(pathname: string): Language {
  return (languagePrefix.exec(pathname)?.[1] as Language | undefined) ?? sourceLanguage;
}

/** What stands before the paths of a language: `/hi`; empty for the source language. */
export function prefixOf(language: Language): string {
  return language === sourceLanguage ? '' : `/${language}`;
}

/** The address without its language: `/hi/doctors` → `/doctors`, `/hi` → `/`. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(languagePrefix, '') || '/';
}

/** The same page in another language: `/hi/doctors` and `kn` → `/kn/doctors`, `/hi` and `en` → `/`. */
export function inLanguage(pathname: string, language: Language): string {
  const path = withoutLanguage(pathname);
  const prefix = prefixOf(language);
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/** The language marked by a tag, e.g. of `<html lang>`: `hi-IN` → `hi`; English for what is unknown. */
export function languageOfTag(tag: string): Language {
  const known = Object.entries(languages) as [Language, LanguageFacts][];
  return known.find(([, facts]) => facts.tag === tag)?.[0] ?? sourceLanguage;
}
