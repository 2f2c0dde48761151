import * as limits from '../limits';
import { line } from './typed';

/** Allowed link targets: a path of the site, a website, an email or a telephone number. */
export const linkTarget = line(limits.linkMaxLength)
  .refine(leadsSomewhere, 'must begin with / or be a http, https, tel or mailto address')
  .meta({ examples: ['/doctors'] });

const anywhere = new Set(['http:', 'https:', 'tel:', 'mailto:']);
const here = 'https://site.invalid';

function leadsSomewhere(typed: string): boolean {
  // Browsers read a backslash as a slash and ignore invisible characters.
  if (/[\\\s\p{Cc}\p{Cf}]/u.test(typed)) return false;
  if (typed.startsWith('/')) return URL.parse(typed, here)?.origin === here;
  const address = URL.parse(typed);
  return address !== null && anywhere.has(address.protocol) && address.username === '';
}
