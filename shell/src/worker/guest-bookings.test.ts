import { aBooking } from '@nukkad/platform/testing';
import { fakeCaches } from '../testing/fake-caches';
import { keepAnswer, keptAnswer } from './answers';
import { followChange, keepBooking, keptBooking } from './guest-bookings';

const origin = 'https://nukkad.example';
const asked = (key: string, id = 'booking-1') =>
  new Request(`${origin}/api/bookings/${id}`, { headers: { 'booking-key': key } });
const own = (path = '/api/bookings/booking-1', token = 'asha') =>
  new Request(origin + path, { headers: { authorization: `Bearer ${token}` } });
const answer = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const booking = (hours: number) => aBooking({ start: at(hours), end: at(hours + 0.5) });

beforeEach(() => {
  Object.assign(globalThis, { caches: fakeCaches(origin) });
});

describe('a guest’s booking', () => {
  test('is there for the link that opened it, and says when it came', async () => {
    await keepBooking(asked('secret'), answer(booking(200)));
    const kept = await keptBooking(asked('secret'));
    expect(await kept?.json()).toMatchObject({ _id: 'booking-1', status: 'confirmed' });
    expect(Date.parse(kept?.headers.get('nukkad-kept-at') ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('is not read without it, here or in the storage of the browser', async () => {
    await keepBooking(asked('secret'), answer(booking(200)));
    expect(await keptBooking(asked('another'))).toBeUndefined();
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const [key] = await cache.keys();
    expect(key?.url).toBe(`${origin}/api/bookings/booking-1`);
    expect([...(key?.headers.keys() ?? [])]).toEqual([]);
    expect(await (await cache.match(key as Request))?.text()).not.toContain('booking-1');
  });

  const change = (what: string) =>
    new Request(`${origin}/api/bookings/booking-1/${what}`, {
      method: 'POST',
      headers: { 'booking-key': 'secret' },
    });

  test('that is moved is there with its new time; a refused change leaves it as it is', async () => {
    await keepBooking(asked('secret'), answer(booking(200)));
    await followChange(change('cancel'), answer({ code: 'conflict' }, 409));
    expect(await (await keptBooking(asked('secret')))?.json()).toMatchObject({ _id: 'booking-1' });
    const moved = booking(300);
    await followChange(change('move'), answer(moved));
    expect(await (await keptBooking(asked('secret')))?.json()).toMatchObject({
      start: moved.start,
    });
  });

  test('is forgotten when something else is done to it, it is over, or no longer the link’s', async () => {
    const endings = [
      () => followChange(change('review'), answer({ _id: 'review-1' })),
      () => keepBooking(asked('secret'), answer(booking(-48))),
      () => keepBooking(asked('secret'), answer({}, 404)),
    ];
    for (const end of endings) {
      await keepBooking(asked('secret'), answer(booking(200)));
      await end();
      expect(await keptBooking(asked('secret'))).toBeUndefined();
    }
  });

  test('is forgotten when it is asked for more than a day after it', async () => {
    const now = jest.spyOn(Date, 'now');
    await keepBooking(asked('secret'), answer(booking(1)));
    now.mockReturnValue(Date.now() + 26 * 3_600_000);
    expect(await keptBooking(asked('secret'))).toBeUndefined();
    now.mockRestore();
    expect(await keptBooking(asked('secret'))).toBeUndefined();
  });

  test('stays while the API is busy; of many the oldest go', async () => {
    await keepBooking(asked('secret'), answer(booking(200)));
    await keepBooking(asked('secret'), answer({}, 503));
    expect(await keptBooking(asked('secret'))).toBeDefined();
    for (let n = 2; n <= 11; n += 1) {
      await keepBooking(asked('secret', `booking-${n}`), answer(booking(200)));
    }
    expect(await keptBooking(asked('secret'))).toBeUndefined();
    expect(await keptBooking(asked('secret', 'booking-11'))).toBeDefined();
  });
});

describe('an appointment of an account', () => {
  const list = '/api/me/bookings?when=upcoming';

  test('is there by a link that was never opened, if it is today or tomorrow', async () => {
    const bookings = [booking(1), { ...booking(100), _id: 'booking-2' }];
    await keepAnswer(own(list), answer({ bookings, total: 2, next: null }));
    expect(await (await keptAnswer(own()))?.json()).toEqual(bookings[0]);
    expect(await keptAnswer(own('/api/bookings/booking-2'))).toBeUndefined();
    expect(await keptAnswer(own('/api/bookings/booking-1', 'ravi'))).toBeUndefined();
  });

  const listed = (...bookings: object[]) =>
    keepAnswer(own(list), answer({ bookings, total: bookings.length, next: null }));
  const found = async () => (await keptAnswer(own()))?.json();
  const inList = async () => (await (await keptAnswer(own(list)))?.json())?.bookings;

  test('that was opened since is newer than the list, and so is the list', async () => {
    const other = { ...booking(2), _id: 'booking-2' };
    await listed(booking(1), other);
    await keepAnswer(own(), answer({ ...booking(1), reason: 'Newer' }));
    expect(await found()).toMatchObject({ reason: 'Newer' });
    expect(await inList()).toMatchObject([{ reason: 'Newer' }, { _id: 'booking-2' }]);
  });

  test('whose answer comes beside that of the list brings no older list back', async () => {
    const other = { ...booking(2), _id: 'booking-2' };
    await listed(booking(1), other);
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const { match } = cache;
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    const reading = new Promise<void>((begun) => {
      // The list as it was, read slowly.
      jest.spyOn(cache, 'match').mockImplementationOnce(async (...asked) => {
        const found = await match(...asked);
        begun();
        await pause();
        return found;
      });
    });
    const opened = keepAnswer(own(), answer(booking(1)));
    await reading;
    await Promise.all([opened, listed(booking(1), { ...other, status: 'cancelled-by-vendor' })]);
    expect(await inList()).toMatchObject([{}, { status: 'cancelled-by-vendor' }]);
  });

  test.each(['opened', 'never opened'])('that was %s and is cancelled says so', async (how) => {
    await listed(booking(1));
    if (how === 'opened') await keepAnswer(own(), answer(booking(1)));
    const cancelled = { ...booking(1), status: 'cancelled-by-client' };
    await followChange(own('/api/bookings/booking-1/cancel'), answer(cancelled));
    expect(await found()).toMatchObject({ status: 'cancelled-by-client' });
    expect(await inList()).toMatchObject([{ status: 'cancelled-by-client' }]);
  });

  test('that is moved within the two days has its new time', async () => {
    await listed(booking(1));
    const moved = booking(2);
    await followChange(own('/api/bookings/booking-1/move'), answer(moved));
    expect(await found()).toMatchObject({ start: moved.start });
  });

  test.each<[string, () => Promise<void>]>([
    ['moved to another week', () => followChange(own('/api/bookings/booking-1/move'), later())],
    ['seen to be in another week', () => keepAnswer(own(), later())],
    [
      'changed with another answer',
      () => followChange(own('/api/bookings/booking-1/x'), answer({})),
    ],
    ['no more', () => keepAnswer(own(), answer({}, 404))],
    ['gone', () => keepAnswer(own(), answer({}, 410))],
    ['no longer theirs', () => keepAnswer(own(), answer({}, 403))],
  ])('that is %s is forgotten, and the others stay', async (_what, end) => {
    await listed(booking(1), { ...booking(2), _id: 'booking-2' });
    await keepAnswer(own(), answer(booking(1)));
    await end();
    expect(await keptAnswer(own())).toBeUndefined();
    expect(await inList()).toMatchObject([{ _id: 'booking-2' }]);
  });
  const later = () => answer(booking(200));

  test('stays while the API is busy, or refuses the change', async () => {
    await listed(booking(1));
    await keepAnswer(own(), answer({}, 503));
    await followChange(own('/api/bookings/booking-1/cancel'), answer({}, 409));
    expect(await found()).toMatchObject({ _id: 'booking-1' });
  });

  test('of a client does not stay on the device of the professional', async () => {
    await keepAnswer(own(), answer(booking(1)));
    expect(await keptAnswer(own())).toBeUndefined();
  });
});
