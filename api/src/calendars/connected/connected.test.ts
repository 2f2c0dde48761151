import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import {
  type ConnectedCalendar,
  type ConnectedCalendars,
  limits,
  type NotificationsAnswer,
  type PracticeCalendar,
  type SlotsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { addBooking } from '../../../test/fixtures/bookings';
import { calendarFile } from '../../../test/fixtures/calendar-files';
import { demoVendor } from '../../../test/fixtures/people';
import { until } from '../../../test/process/until';
import { type CalendarServer, startCalendarServer } from '../../../test/services/calendar-server';
import { cellsBetween } from '../../availability/cells.model';
import { timeZone } from '../../availability/slots.model';
import { takeCells } from '../../booking/bookings/bookings.store';
import { encryptedText } from '../../core/auth/encrypted-text';
import { rateLimiter } from '../../core/rate-limits/rate-limiter';
import { connectedService } from './connected.service';
import { dueCalendars, outdatedCalendars } from './read-due';

const path = '/api/vendors/me/connected-calendars';
const halfHour = 30 * 60_000;

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const event = (start: string, uid = 'theirs', minutes = 30) => [
  `UID:${uid}`,
  `DTSTART:${stamp(new Date(start))}`,
  `DTEND:${stamp(new Date(Date.parse(start) + minutes * 60_000))}`,
  'SUMMARY:The dentist of my own',
];

onDatabase((open) => {
  describe('calendars that are kept elsewhere', () => {
    let running: TestApp;
    let elsewhere: CalendarServer;
    let vendorId: string;
    let doctor: SignedIn;
    let other: SignedIn;
    before(async () => {
      elsewhere = await startCalendarServer();
      running = await startTestApp(open, { vendors: 20, env: { CONNECTED_CALENDARS: 'any' } });
      vendorId = await demoVendor(running.database, 'doctor');
      doctor = await signedIn(running.app, 'doctor');
      other = await signedIn(running.app, 'teacher');
    });
    beforeEach(async () => {
      for (const { _id } of (await list()).calendars) await doctor.ask('DELETE', `${path}/${_id}`);
    });
    after(async () => {
      elsewhere.close();
      await running.close();
    });

    const list = async (who = doctor): Promise<ConnectedCalendars> =>
      (await who.ask('GET', path)).json();
    const connect = (name: string) =>
      doctor.ask('POST', path, { address: elsewhere.addressOf(name) });

    async function connected(name: string, ...events: string[][]): Promise<ConnectedCalendar> {
      elsewhere.put(name, calendarFile(...events));
      const answer = await connect(name);
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json();
    }

    async function slots(from: string, days: number) {
      const url = `/api/vendors/${vendorId}/slots?from=${from}&to=${addDays(from, days)}`;
      const answer = (await running.app.inject(url)).json<SlotsAnswer>();
      return answer.days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
    }
    const standing = async (start: string) =>
      (await slots(dayIn(start, timeZone), 0)).find((slot) => slot.start === start)?.taken;

    /** Free times some days from now. */
    async function freeTimes(): Promise<string[]> {
      const free = await slots(addDays(dayIn(new Date(), timeZone), 2), 20);
      return free.filter(({ taken }) => taken === null).map(({ start }) => start);
    }

    const hold = (start: string) =>
      running.app.inject({
        ...{ method: 'POST', url: '/api/holds' },
        payload: { vendorId, kind: 'appointment', start },
      });

    /** Lets a time pass for a calendar, as if it had been read or had failed so many hours ago. */
    const since = (id: string, columns: Partial<Record<'read_at' | 'failing_since', Date>>) =>
      running.database.query
        .updateTable('connected_calendar')
        .set({ ...columns, next_read_at: new Date() })
        .where('id', '=', id)
        .execute();
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

    async function turnComes(id: string): Promise<ConnectedCalendar> {
      const before = (await stored(id)).next_read_at;
      await dueCalendars(running.database.query).work();
      const moved = (await stored(id)).next_read_at;
      assert.notDeepEqual(moved, before);
      await until(async () => {
        const { next_read_at, reading_until } = await stored(id);
        return reading_until === null && next_read_at?.getTime() !== moved?.getTime();
      }, 'the calendar is read');
      const found = (await list()).calendars.find(({ _id }) => _id === id);
      assert.ok(found);
      return found;
    }
    const stored = (id: string) =>
      running.database.query
        .selectFrom('connected_calendar')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    test('what is on there cannot be booked, until it is disconnected', async () => {
      const [start = '', next = ''] = await freeTimes();
      const { statusCode } = await hold(next);
      assert.equal(statusCode, 201, 'a free time can be held');
      const calendar = await connected('secret-a1b2.ics', event(start));
      assert.deepEqual([calendar.busyTimes, calendar.failure], [1, null]);
      assert.equal(await standing(start), 'booked');
      const refused = await hold(start);
      assert.deepEqual([refused.statusCode, refused.json().code], [409, 'slot-taken']);
      assert.ok(!refused.json().alternatives.includes(start));
      const own = { kind: 'appointment', start, client: { name: 'Asha Rao', phone: '9845012345' } };
      const byOwner = await doctor.ask('POST', '/api/vendors/me/bookings', own);
      assert.deepEqual([byOwner.statusCode, byOwner.json().code], [409, 'slot-taken']);
      assert.ok(!(await freeTimes()).includes(start));
      const gone = await doctor.ask('DELETE', `${path}/${calendar._id}`);
      assert.equal(gone.statusCode, 204);
      assert.equal(await standing(start), null);
      assert.deepEqual((await list()).calendars, []);
    });

    test('cards of lists follow', async () => {
      const url = `/api/vendors/${vendorId}`;
      const next = async () => (await running.app.inject(url)).json().nextSlots as string[];
      const [first = '', second = ''] = await next();
      await connected('card.ics', event(first));
      assert.ok(!(await next()).includes(first));
      assert.ok((await next()).includes(second));
    });

    test('a booking that stands stays, and both are shown', async () => {
      const [start = ''] = await freeTimes();
      const inHours = (Date.parse(start) - Date.now()) / 3_600_000;
      const booking = await addBooking(running.database, vendorId, { inHours });
      await connected('standing.ics', event(start, 'theirs', 60));
      const day = dayIn(start, timeZone);
      const url = `/api/vendors/me/calendar?from=${day}&to=${day}`;
      const shown = (await doctor.ask('GET', url)).json<PracticeCalendar>();
      assert.equal(shown.bookings.find(({ _id }) => _id === booking)?.status, 'confirmed');
      const end = new Date(Date.parse(start) + 2 * halfHour).toISOString();
      assert.deepEqual(shown.busyElsewhere, [{ start, end }]);
    });

    test('a booking that saw a free time before the reading does not get it', async () => {
      const [start = '', free = ''] = (await freeTimes()).slice(8);
      await connected('race.ics', event(start));
      const booking = { id: await addBooking(running.database, vendorId), vendor_id: vendorId };
      const take = (from: string) => {
        const at = Date.parse(from);
        const cells = cellsBetween(at, at + halfHour, { bufferBefore: 0, bufferAfter: 0 });
        return running.database.query
          .transaction()
          .execute((trx) => takeCells(trx, booking, cells));
      };
      assert.deepEqual([await take(start), await take(free)], [false, true]);
    });

    test('bookings of ours in a calendar there are not busy twice', async () => {
      const [start = '', later = ''] = (await freeTimes()).slice(4);
      const inHours = (Date.parse(start) - Date.now()) / 3_600_000;
      const cancelled = { inHours, status: 'cancelled-by-client' } as const;
      const id = await addBooking(running.database, vendorId, cancelled);
      const { busyTimes } = await connected('ours.ics', event(start, id), event(later));
      assert.equal(busyTimes, 1);
      assert.equal(await standing(start), null);
    });

    test('it is read again by itself, and as a whole only where it changed', async () => {
      const [first = '', second = ''] = await freeTimes();
      const { _id } = await connected('turns.ics', event(first));
      assert.deepEqual(elsewhere.readsOf('turns.ics'), { asked: 1, sent: 1 });
      await since(_id, {});
      await turnComes(_id);
      assert.deepEqual(elsewhere.readsOf('turns.ics'), { asked: 2, sent: 1 });
      assert.equal(await standing(first), 'booked');
      elsewhere.put('turns.ics', calendarFile(event(second)));
      await since(_id, {});
      const calendar = await turnComes(_id);
      assert.deepEqual([calendar.busyTimes, calendar.failure], [1, null]);
      assert.deepEqual([await standing(first), await standing(second)], [null, 'booked']);
      const pause = Date.parse(calendar.nextReadAt ?? '') - Date.parse(calendar.readAt ?? '');
      assert.ok(pause >= 12 * 60_000 && pause <= 18 * 60_000);
    });

    test('one process reads a calendar at a time', async () => {
      const { _id } = await connected('lease.ics');
      const lease = { reading_until: new Date(Date.now() + 60_000) };
      const { query } = running.database;
      await query.updateTable('connected_calendar').set(lease).where('id', '=', _id).execute();
      const answer = await doctor.ask('POST', `${path}/${_id}/read`);
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
      assert.equal(elsewhere.readsOf('lease.ics').asked, 1);
    });

    test('what fails is said, its times stay for days, and then the owner is notified', async () => {
      const [start = ''] = await freeTimes();
      const { _id } = await connected('fails.ics', event(start));
      elsewhere.put('fails.ics', 503);
      const failed = (await doctor.ask('POST', `${path}/${_id}/read`)).json<ConnectedCalendar>();
      assert.deepEqual([failed.failure, failed.busyTimes], ['unreachable', 1]);
      assert.ok(failed.readAt !== null && failed.failingSince !== null);
      const kept = limits.connectedCalendarKeptDays * 86_400_000;
      assert.equal(Date.parse(failed.keptUntil ?? ''), Date.parse(failed.readAt) + kept);
      assert.equal(await standing(start), 'booked');

      await since(_id, { failing_since: hoursAgo(25) });
      await turnComes(_id);
      await since(_id, {});
      await turnComes(_id);
      const { notifications } = (
        await doctor.ask('GET', '/api/notifications')
      ).json<NotificationsAnswer>();
      const warned = notifications.filter(({ title }) => /cannot be read/.test(title));
      assert.equal(warned.length, 1);
      assert.match(warned[0]?.text ?? '', /127\.0\.0\.1 could not be read for a day/);
      assert.equal(warned[0]?.link, '/doctor-dashboard/settings');

      await since(_id, { read_at: hoursAgo(73) });
      await outdatedCalendars(running.database.query).work();
      const [old] = (await list()).calendars;
      assert.deepEqual([old?.busyTimes, old?.keptUntil], [0, null]);
      assert.equal(await standing(start), null);

      elsewhere.put('fails.ics', calendarFile(event(start)));
      const again = (await doctor.ask('POST', `${path}/${_id}/read`)).json<ConnectedCalendar>();
      assert.deepEqual([again.failure, again.failingSince, again.busyTimes], [null, null, 1]);
    });

    test('a calendar that is gone for a day is given up', async () => {
      const { _id } = await connected('gone.ics');
      elsewhere.put('gone.ics', 410);
      await since(_id, { failing_since: hoursAgo(25) });
      const calendar = await turnComes(_id);
      assert.deepEqual([calendar.failure, calendar.nextReadAt], ['gone', null]);
    });

    test('its address is kept as a secret', async () => {
      const calendar = await connected('secret-9f8e7d6c.ics');
      assert.deepEqual([calendar.host, calendar.ending], ['127.0.0.1', '7d6c']);
      const row = await stored(calendar._id);
      for (const said of [JSON.stringify(calendar), JSON.stringify(row)]) {
        assert.ok(!said.includes('9f8e7d6c'));
      }
      const changed = `${row.address.slice(0, -4)}AAAA`;
      const { query } = running.database;
      const one = query.updateTable('connected_calendar').where('id', '=', row.id);
      await one.set({ address: changed }).execute();
      const lost = await doctor.ask('POST', `${path}/${row.id}/read`);
      assert.equal(lost.json().failure, 'address-lost');
    });

    test('what cannot be read is not connected, and why is said without its address', async () => {
      const files: [file: string | number, said: RegExp][] = [
        ['<title>Sign in</title>', /is no calendar/],
        [403, /asks who you are/],
        [404, /no calendar there/],
        [500, /does not answer/],
        [`BEGIN:VCALENDAR\r\n${'x'.repeat(2_000_001)}`, /larger than 2 MB/],
      ];
      for (const [file, said] of files) {
        elsewhere.put('refused-77.ics', file);
        const answer = await connect('refused-77.ics');
        assert.equal(answer.statusCode, 422, answer.body);
        assert.match(answer.json().errors.address, said);
        assert.ok(!answer.body.includes('refused-77'));
      }
      for (const address of ['my calendar', 'file:///etc/passwd', 'http://a:b@127.0.0.1/']) {
        const answer = await doctor.ask('POST', path, { address });
        assert.deepEqual([answer.statusCode, answer.json().code], [422, 'validation']);
      }
      assert.equal((await doctor.ask('POST', path, {})).statusCode, 422);
      assert.deepEqual((await list()).calendars, []);
    });

    test('each once, and not more than five', async () => {
      await connected('five-0.ics');
      const again = await connect('five-0.ics');
      assert.match(again.json().errors.address, /connected already/);
      for (let nth = 1; nth < limits.connectedCalendarsMost; nth += 1) {
        await connected(`five-${nth}.ics`);
      }
      const answer = await connect('five-5.ics');
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
    });

    test('where it is not set up nothing is read, and it says so', async () => {
      const settings = { ...running.settings, connectedCalendars: 'off' } as const;
      const allowed = rateLimiter(running.database.query);
      const addresses = encryptedText('a secret', 'addresses');
      const reading = { read: assert.fail, readAt: assert.fail };
      const { query: db } = running.database;
      const off = connectedService({ db, allowed, settings, addresses, reading });
      const { _id } = await connected('off.ics');
      const { isOffered, calendars } = await off.of(vendorId);
      assert.deepEqual([isOffered, calendars.length], [false, 1]);
      const refused = { code: 'forbidden', message: /not set up/ };
      await assert.rejects(off.connect(vendorId, elsewhere.addressOf('off.ics')), refused);
      await assert.rejects(off.readNow(vendorId, _id), refused);
      await off.disconnect(vendorId, _id);
    });

    test('nobody has another’s', async () => {
      const { _id } = await connected('mine.ics');
      assert.deepEqual((await list(other)).calendars, []);
      assert.equal((await other.ask('POST', `${path}/${_id}/read`)).statusCode, 404);
      assert.equal((await other.ask('DELETE', `${path}/${_id}`)).statusCode, 404);
      assert.equal((await list()).calendars.length, 1);
    });
  });
});
