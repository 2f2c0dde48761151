import {
  inLanguage,
  type Language,
  languageOfTag,
  languages,
  sourceLanguage,
} from '../contract/languages';

/** Given to a server bundle by the renderer, which evaluates it once for each language. */
declare const nukkadLanguage: Language | undefined;

/**
 * The language of this page, for as long as it is open: another one is another page. Where there is no
 * page, the source's.
 */
export function pageLanguage(): Language {
  if (typeof nukkadLanguage !== 'undefined') return nukkadLanguage;
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  return document ? languageOfTag(document.documentElement.lang) : sourceLanguage;
}

/** A page of the site in the language of this one, for links that load it: `/hi/engineers`. */
export const pageAddress = (path: string): string => inLanguage(path, pageLanguage());

/** How this page writes numbers, money and times. */
export const pageLocale = (): string => languages[pageLanguage()].locale;
