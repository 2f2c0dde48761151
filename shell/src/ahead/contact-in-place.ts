import type { SiteContent } from '@nukkad/platform/contract';
import { formatPhone, phoneHref } from '@nukkad/platform/format';

/** The end of a notice that something needs script. */
const END = '</a></p></noscript>';

/**
 * Has each notice that leads to the contact details of the footer say telephone and e-mail in place.
 * Parts do not know them, and no browser hydrates what is in `<noscript>`.
 */
export function contactInPlace(
  html: string,
  { phone, email }: Pick<SiteContent, 'phone' | 'email'>,
): string {
  const ways = `${link(phoneHref(phone), formatPhone(phone))}, ${link(`mailto:${email}`, email)}`;
  const [last = '', ...before] = html.split(END).reverse();
  const filled = before.reverse().map((part) => {
    const leadsThere = part.slice(part.lastIndexOf('<a ')).includes('href="#contact"');
    return part + (leadsThere ? END.replace('</a>', `</a>: ${ways}`) : END);
  });
  return filled.join('') + last;
}

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`;
const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);
