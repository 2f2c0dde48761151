import { locality } from '@nukkad/platform';
import { localityCookie } from '@nukkad/platform/contract';

const YEAR = 31_536_000;

/**
 * Keeps the slug of the chosen locality in a cookie, so that pages come rendered in it. The server
 * gets nothing else of the visitor by it.
 */
export function keepLocalityCookie(): void {
  const keep = () => {
    const [slug = ''] = /^[a-z0-9-]{1,80}$/.exec(locality.get().recent[0]?.slug ?? '') ?? [];
    const age = slug ? YEAR : 0;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: older browsers have no Cookie Store API.
    document.cookie = `${localityCookie}=${slug}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
  };
  keep();
  locality.subscribe(keep);
}
