import { addressOf, baseOf, chosenRoom, inBar, professionOf, roomIn } from './frame.model';

const rooms = ['dashboard', 'appointments', 'patients', 'messages', 'payments', 'settings'].map(
  (id) => ({ id }),
);

test.each([
  ['/doctor-dashboard/*', '/doctor-dashboard', 'doctor'],
  ['/govt officer-dashboard/*', '/govt officer-dashboard', 'govt officer'],
  ['/trial/*', '/trial', null],
])('%s is at %s, of %s', (path, base, profession) => {
  expect(baseOf(path)).toBe(base);
  expect(professionOf(base)).toBe(profession);
});

test.each([
  ['/doctor-dashboard', '/doctor-dashboard', ''],
  ['/doctor-dashboard/', '/doctor-dashboard', ''],
  ['/doctor-dashboard/patients', '/doctor-dashboard', 'patients'],
  ['/doctor-dashboard/patients/7', '/doctor-dashboard', 'patients'],
  ['/govt%20officer-dashboard/messages', '/govt officer-dashboard', 'messages'],
  ['/doctor-dashboard/%', '/doctor-dashboard', '%'],
])('in %s the room is %j', (pathname, base, room) => {
  expect(roomIn(pathname, base)).toBe(room);
});

test.each([
  ['', 'dashboard', false],
  ['patients', 'patients', false],
  ['nowhere', 'dashboard', true],
])('%j leads to %s', (asked, id, isUnknown) => {
  expect(chosenRoom(rooms, asked)).toEqual({ room: { id }, isUnknown });
});

test('the first room is at the dashboard’s own address, the others below it', () => {
  expect(addressOf(rooms, '/trial', 'dashboard')).toBe('/trial');
  expect(addressOf(rooms, '/trial', 'patients', { client: 'a b' })).toBe(
    '/trial/patients?client=a+b',
  );
});

test.each([
  [4, 4, 0],
  [5, 5, 0],
  [6, 4, 2],
])('of %d rooms the bar shows %d and hides %d', (count, shown, hidden) => {
  const parts = inBar(Array.from({ length: count }));
  expect([parts.shown.length, parts.hidden.length]).toEqual([shown, hidden]);
});
