import { clientsText } from '@nukkad/vendor-kit';
import { hasOfficePage, isBooked, professionAt } from './profession.model';
import { professionWords } from './profession.text';

test.each([
  ['/ca-dashboard/*', 'ca'],
  ['/govt officer-dashboard/*', 'govt-officer'],
  ['/yoga-teacher-dashboard', 'yoga-teacher'],
  ['/trial/*', null],
])('%s is of %j', (path, slug) => expect(professionAt(path)).toBe(slug));

test.each([
  ['ca', true, false],
  ['labour', true, false],
  ['officer', false, false],
  ['govt-officer', false, true],
  ['yoga-teacher', true, false],
  [null, true, false],
])('%j is booked: %j, has an office page: %j', (slug, booked, officePage) => {
  expect([isBooked(slug), hasOfficePage(slug)]).toEqual([booked, officePage]);
});

test.each([
  ['ca', 'Consultations', 'Clients', 'Service'],
  ['engineer', 'Jobs', 'Clients', 'Work'],
  ['labour', 'Jobs', 'Customers', 'Work'],
  ['yoga-teacher', 'Appointments', clientsText.title, 'Service'],
  [null, 'Appointments', clientsText.title, 'Service'],
])('%j speaks of %s, %s and %s', (slug, bookings, clients, matter) => {
  const words = professionWords(slug);
  expect([words.bookings, words.clients.title, words.matter.header]).toEqual([
    ...[bookings, clients, matter],
  ]);
});
