import { type Language, languageCookie, sourceLanguage } from '@nukkad/platform/contract';

const YEAR = 31_536_000;

/** Keeps the language that a person chose: from now on, addresses without one lead to it. */
export function keepLanguage(language: Language): void {
  const age = language === sourceLanguage ? 0 : YEAR;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API.
  document.cookie = `${languageCookie}=${language}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
}
