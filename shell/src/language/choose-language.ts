import { api } from '@nukkad/platform';
import { type Language, languageCookie, sourceLanguage } from '@nukkad/platform/contract';

const YEAR = 31_536_000;

/** Keeps the language that a person chose: from now on, addresses without one lead to it. */
export function keepLanguage(language: Language): void {
  const age = language === sourceLanguage ? 0 : YEAR;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API.
  document.cookie = `${languageCookie}=${language}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
}

/**
 * Whoever is signed in is written to in the language that they chose for the site. The page is left
 * meanwhile, so nobody could be told of a failure: the settings show which language holds.
 */
export function keepWithAccount(language: Language, userId: string | null): void {
  if (userId === null || language === 'xa') return;
  const body = { language: language === 'en' ? 'en-IN' : language } as const;
  api.call('updateUser', { params: { userId }, body }, { keepalive: true }).catch(() => {});
}
