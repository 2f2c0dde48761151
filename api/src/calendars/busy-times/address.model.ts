import ipaddr from 'ipaddr.js';

/**
 * Which addresses are read: `public` ones over https, or `any`, also http of this machine, for
 * development and tests.
 */
export type Reach = 'public' | 'any';

/** Longer ones are no calendar's. */
export const longestCalendarAddress = 2_000;

/** What stands in the way of reading an address; words for whoever typed it. */
export type AddressProblem = 'not-an-address' | 'not-https' | 'has-password' | 'not-public';

/** An address as it is typed or as a server redirects to it; `webcal:` is https by another name. */
export function readableAddress(typed: string, reach: Reach): URL | AddressProblem {
  const text = typed.trim().replace(/^webcals?:/i, 'https:');
  if (text.length > longestCalendarAddress || !URL.canParse(text)) return 'not-an-address';
  const url = new URL(text);
  url.hash = '';
  const isHttp = reach === 'any' && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isHttp) return 'not-https';
  if (url.username !== '' || url.password !== '') return 'has-password';
  if (reach === 'any') return url;
  // On another port of a public machine there is what its owner does not publish.
  if (url.port !== '') return 'not-public';
  return isPublicHost(url.hostname) ? url : 'not-public';
}

/** Names are judged by what they resolve to, when they are. */
function isPublicHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(literal) ? isPublicIp(literal) : literal.includes('.');
}

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: neither private, loopback, link-local,
 * shared (RFC 6598), multicast, reserved nor a tunnel's. An IPv4 address within an IPv6 one counts
 * as itself.
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || address.match(globalUnicast);
}

/** `/basic.ics`, `/calendar.ics`, `.ics`: in which addresses of one program do not differ. */
const fixedName = /(?:\/[a-z]{1,20})?\.ics$/i;

/** What may be shown of a secret address: its host, and the last four characters that differ. */
export const hintOf = (url: URL): { host: string; ending: string } => ({
  host: url.hostname,
  ending: url.href.replace(fixedName, '').slice(-4),
});
