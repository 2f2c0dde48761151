import type { SiteContent } from '@nukkad/platform/contract';
import { formatPhone, phoneHref } from '@nukkad/platform/format';

/** The end of a notice that something needs script: a link to the contact details of the footer. */
const NOTICE = /(<a [^>]*href="#contact"[^>]*>[^<]*<\/a>)(?=<\/p><\/noscript>)/g;

/**
 * Has each notice say telephone and e-mail in place. Parts do not know them, and no browser hydrates
 * what is in `<noscript>`.
 */
export function contactInPlace(
  html: string,
  { phone, email }: Pick<SiteContent, 'phone' | 'email'>,
): string {
  const ways = [link(phoneHref(phone), formatPhone(phone)), link(`mailto:${email}`, email)];
  return html.replace(NOTICE, (notice) => `${notice}: ${ways.join(', ')}`);
}

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
