import { type Language, languages } from '../contract/languages';
import { pageLanguage } from './page-language';

/** Each with the language that is mostly written in it here. */
const scripts = [
  [/\p{Script=Latin}/u, 'en'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Kannada}/u, 'kn'],
] as const;

/**
 * `lang` for what people wrote (a name, a review), so that a voice reads it as written: by the script of its
 * first letter. Undefined where that is the page's own, or unknown.
 *
 * @example <p lang={langOf(review.text)}>{review.text}</p>
 */
export function langOf(written: string): string | undefined {
  const [first = ''] = /\p{L}/u.exec(written) ?? [];
  const language = scripts.find(([script]) => script.test(first))?.[1];
  const page = pageLanguage();
  return language === (page === 'xa' ? 'en' : page) ? undefined : language;
}

/** The language of a text for search engines: the page's, unless its script is another's. */
export const languageTagOf = (written: string): string =>
  languages[(langOf(written) ?? pageLanguage()) as Language].tag;
