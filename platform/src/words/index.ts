/**
 * The words of a part in the language of the page. Texts stand in `*.text.ts`, their translations
 * beside them in `*.hi.ts` and `*.kn.ts`. Compiled into each part, which has its own.
 */
export type { Translation } from './catalogue';
export { type Languages, languages } from './languages';
export { pageAddress, pageLanguage, pageLocale } from './page-language';
export { langOf, languageTagOf } from './script-language';
export { words } from './words';
