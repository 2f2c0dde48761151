/** How the worker treats a request; `pass`: as if it were not there. */
export type Treatment =
  | 'page'
  | 'file'
  | 'public'
  | 'own'
  /** A booking, by the key of a guest's link. */
  | 'guest'
  /** It changes a booking: what was kept of it may no longer be true. */
  | 'change'
  | 'sign-out'
  | 'pass';

/** Of a request. */
export interface Asked {
  method: string;
  /** It loads a document. */
  isNavigation: boolean;
  url: URL;
  /** Origin of the page. */
  origin: string;
  /** It carries a session's token. */
  isSignedIn: boolean;
  /** It carries the key of a guest's link to a booking. */
  hasBookingKey: boolean;
}

/** First segments of paths that are no pages: `API_SEGMENTS` of the registry, and plain files. */
const NO_PAGES: readonly string[] = [
  ...['api', 'assets', 'livez', 'readyz', 'robots.txt', 'sitemap.xml', 'sitemaps', 'dev'],
  ...['registry.json', 'favicon.ico', 'sw.js', 'offline.html', 'previews', 'log'],
];

const RELEASED = /^\/(shell|remotes)\//;

/** Reads of what everybody may see, that lists and pages of professionals consist of. */
const PUBLIC =
  /^\/api\/(vendors(\/(?!me(\/|$))[^/]+(\/reviews)?)?|vendordetail\/getVendorsByCategory|category\/\w+|userType\/\w+|content\/(site|footer|banner|faq)|promotions|stories|posts|campaigns|stats\/public|gov-offices|search|search\/trending|reference\/\w+|geo\/states|complaints\/recipients)$/;

/** What a person needs on the way to an appointment, and what stands on the page with it. */
const OWN = /^\/api\/(users\/session|me\/(waitlist|credits|purchases|assignments))$/;
const BOOKINGS = '/api/me/bookings';
const LOGOUT = '/api/users/logout';

/** Decides by method, address and what the request carries alone. */
export function treatmentOf(asked: Asked): Treatment {
  const { method, isNavigation, url, origin, isSignedIn, hasBookingKey } = asked;
  if (method !== 'GET') return url.origin === origin ? treatmentOfWrite(method, url) : 'pass';
  if (RELEASED.test(url.pathname)) return isNavigation ? 'pass' : 'file';
  if (url.origin !== origin) return 'pass';
  if (isNavigation) return isOfSite(url) ? 'page' : 'pass';
  if (hasBookingKey && isBooking(url.pathname)) return 'guest';
  if (isSignedIn && isOwn(url)) return 'own';
  return PUBLIC.test(url.pathname) ? 'public' : 'pass';
}

function treatmentOfWrite(method: string, { pathname }: URL): Treatment {
  if (method === 'POST' && pathname === LOGOUT) return 'sign-out';
  return bookingIn(pathname) === null ? 'pass' : 'change';
}

/** A preview or a composition to see again is what its link says, or nothing. */
function isOfSite({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('lock') || searchParams.has('preview')) return false;
  return !NO_PAGES.includes(pathname.split('/')[1] ?? '');
}

function isOwn({ pathname, search }: URL): boolean {
  return OWN.test(pathname) || isBookings(pathname, search) || isBooking(pathname);
}

/** Id of the booking that an address is about, or of what is done to it; null for others. */
export const bookingIn = (pathname: string): string | null =>
  /^\/api\/bookings\/([^/]+)/.exec(pathname)?.[1] ?? null;

/** One booking as a whole. */
export const isBooking = (pathname: string): boolean => /^\/api\/bookings\/[^/]+$/.test(pathname);

/** The first page of appointments to come. */
export function isBookings(pathname: string, search: string): boolean {
  return pathname + search === upcomingBookings;
}

/** Path and query of it. */
export const upcomingBookings = `${BOOKINGS}?when=upcoming`;
