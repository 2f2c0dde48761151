import * as limits from '../limits';
import { line } from './typed';

/** Where a link may lead: a page of the site, a website, a mail address or a telephone. */
export const linkTarget = line(limits.linkMaxLength)
  .refine(leadsSomewhere, 'must begin with / or be a http, https, tel or mailto address')
  .meta({ examples: ['/doctors'] });

const anywhere = new Set(['http:', 'https:', 'tel:', 'mailto:']);
const here = 'https://site.invalid';

function leadsSomewhere(typed: string): boolean {
  // Browsers take a backslash for a slash, and leave out what cannot be seen.
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(typed)) return false;
  if (typed.startsWith('/')) return URL.parse(typed, here)?.origin === here;
  const address = URL.parse(typed);
  return address !== null && anywhere.has(address.protocol) && address.username === '';
}
