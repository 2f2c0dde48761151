import { type Treatment, treatmentOf } from './requests.model';

const origin = 'https://nukkad.example';
const cases: [what: string, address: string, more: object, expected: Treatment][] = [
  ['a page', '/doctors?loc=hebbal', { isNavigation: true }, 'page'],
  ['a page in another language', '/hi/doctors', { isNavigation: true }, 'page'],
  ['a page with a dot', '/govt. officers', { isNavigation: true }, 'page'],
  ['a composition to see again', '/?lock=0123456789abcdef', { isNavigation: true }, 'pass'],
  ['a preview', '/doctors?preview=0123456789abcdef', { isNavigation: true }, 'pass'],
  ['a document of the API', '/api/docs', { isNavigation: true }, 'pass'],
  ['the site map of search engines', '/sitemap.xml', { isNavigation: true }, 'pass'],
  ['a page of another site', 'https://other.example/', { isNavigation: true }, 'pass'],
  ['a form that is sent', '/doctors', { isNavigation: true, method: 'POST' }, 'pass'],
  ['a file of a release', '/remotes/mf-public/v1/a.js', {}, 'file'],
  ['a file of a release elsewhere', 'https://cdn.example/shell/v1/shell.js', {}, 'file'],
  ['a picture elsewhere', 'https://cdn.example/a.png', {}, 'pass'],
  ['the registry', '/registry.json', {}, 'pass'],
  ['a list', '/api/vendordetail/getVendorsByCategory?categoryId=1', {}, 'public'],
  ['a professional', '/api/vendors/0b0', {}, 'public'],
  ['reviews of a professional', '/api/vendors/0b0/reviews?page=2', {}, 'public'],
  ['free times', '/api/vendors/0b0/slots?from=1', {}, 'pass'],
  ['a practice', '/api/vendors/me/bookings', { isSignedIn: true }, 'pass'],
  ['settings of a practice', '/api/vendors/me', { isSignedIn: true }, 'pass'],
  ['the session', '/api/users/session', { isSignedIn: true }, 'own'],
  ['appointments to come', '/api/me/bookings?when=upcoming', { isSignedIn: true }, 'own'],
  ['the same of nobody', '/api/me/bookings?when=upcoming', {}, 'pass'],
  ['past appointments', '/api/me/bookings?when=past', { isSignedIn: true }, 'pass'],
  ['addresses', '/api/me/addresses', { isSignedIn: true }, 'pass'],
  ['messages', '/api/threads', { isSignedIn: true }, 'pass'],
  ['notifications', '/api/notifications/stream', { isSignedIn: true }, 'pass'],
  ['an appointment of one’s own', '/api/bookings/b1', { isSignedIn: true }, 'own'],
  ['a booking by a guest’s link', '/api/bookings/b1', { hasBookingKey: true }, 'guest'],
  [
    'the same of somebody signed in',
    '/api/bookings/b1',
    { hasBookingKey: true, isSignedIn: true },
    'guest',
  ],
  ['its file for calendars', '/api/bookings/b1/ics', { hasBookingKey: true }, 'pass'],
  ['a booking of nobody', '/api/bookings/b1', {}, 'pass'],
  ['a booking that is moved', '/api/bookings/b1/move', { method: 'POST' }, 'change'],
  ['a booking elsewhere', 'https://other.example/api/bookings/b1', { method: 'POST' }, 'pass'],
  ['a booking that is made', '/api/bookings', { method: 'POST' }, 'pass'],
  ['signing out', '/api/users/logout', { method: 'POST', isSignedIn: true }, 'sign-out'],
];

test.each(cases)('%s (%s): %j is %s', (_what, address, more, expected) => {
  const plain = { method: 'GET', isNavigation: false, isSignedIn: false, hasBookingKey: false };
  const asked = { ...plain, origin, ...more, url: new URL(address, origin) };
  expect(treatmentOf(asked)).toBe(expected);
});
