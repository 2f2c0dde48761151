import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { hostileFiles } from '@nukkad/api/testing/hostile-files';
import { aPdf, pdf } from '@nukkad/api/testing/sample-files';
import type { Hold } from '@nukkad/platform/contract';
import type { Attack } from './attack';
import type { Installation } from './installation';
import { bookAsGuest, demo, freeTimes, newEmail, newPerson, statusOf } from './people';
import { busyWhile } from './processor';
import { expect } from './test';
import type { Answer } from './visitor';

const WIDE = 'limits are fifty times as wide there, for one person who tries things';

/** Texts that once took seconds to process, and similar ones. */
const shapes = [' ', '\u200b ', '\u0301', '[(', 'a@', ' \t\n'];
/** Lengths beyond the body limit, and within it. */
const lengths = [65_000, 3_500, 1_200];
const hostileTexts = shapes.flatMap((shape) =>
  lengths.map((length) => `a${shape.repeat(length / shape.length)}!`),
);

const forms: [path: string, body: (text: string) => object][] = [
  ['/api/questions', (question) => ({ question })],
  [
    '/api/support/tickets',
    (text) => ({
      ...{ firstName: text, lastName: 'R', email: 'a@example.in', phoneNumber: text },
      message: text,
    }),
  ],
  ['/api/appointment-requests', (text) => ({ name: text, phone: text, city: text })],
  [
    '/api/users/registerUser',
    (text) => ({ fullName: text, email: text, phone: text, password: text }),
  ],
  ['/api/client-errors', (message) => ({ code: 'T', message, path: message })],
];

/** A few kilobytes that decompress to millions of words. */
function floodOfWords(): Buffer {
  const body = deflateSync(Buffer.alloc(30_000_000, '/a'));
  const head = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${body.length} >>`;
  return aPdf({ objects: `${head}\nstream\n${body.toString('latin1')}\nendstream\nendobj` });
}

const textsWithoutEnd = () => aPdf({ objects: Buffer.alloc(2_900_000, '1 0 obj (').toString() });

/** CPU budget of the main thread per request, in milliseconds; it once took seconds. */
const BUSY_PER_REQUEST_MS = 250;

const shown = (answers: Answer[] | number[]) =>
  [...new Set(answers.map((one) => (typeof one === 'number' ? one : one.status)))]
    .sort()
    .join(', ');

/** Attacks by volume, size and slowness. */
export const floodAttacks: Attack[] = [
  {
    row: 3,
    name: 'a text that holds the process up',
    async replay({ on, say }) {
      const answers: Answer[] = [];
      const busy = await busyWhile(on.processId(), async () => {
        for (const [form, body] of forms) {
          for (const text of hostileTexts) {
            answers.push(await on.visitor().ask('POST', form, body(text)));
          }
        }
      });
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(busy / answers.length).toBeLessThan(BUSY_PER_REQUEST_MS);
      expect((await on.visitor().ask('GET', '/livez')).status).toBe(200);
      say(
        `${answers.length} bodies of 65,000 spaces, marks, brackets and the like`,
        `${shown(answers)}; ${(busy / answers.length).toFixed(0)} ms of the answering thread each (was 5,000)`,
      );
    },
  },
  {
    row: 6,
    name: 'a document that holds the process up',
    async replay({ on, say }) {
      const person = await newPerson(on);
      const send = (bytes: Buffer, name = 'deed.pdf') =>
        person.ask('POST', `/api/me/files?name=${encodeURIComponent(name)}`, bytes);
      const hostile = await hostileFiles();
      let kept: string[] = [];
      let answered = 0;
      const busy = await busyWhile(on.processId(), async () => {
        for (const bytes of [floodOfWords(), textsWithoutEnd()]) {
          let isExamined = false;
          const sent = send(bytes).then((answer) => {
            isExamined = true;
            return answer;
          });
          while (!isExamined) {
            expect((await on.visitor().ask('GET', '/livez')).status).toBe(200);
            answered += 1;
          }
          expect((await sent).status).toBeLessThan(500);
        }
        for (const { what, name, bytes, isKept } of hostile) {
          const { status } = await send(bytes, name);
          expect(status, what).toBeLessThan(500);
          if (status === 201 && !isKept) kept = [...kept, what];
        }
      });
      expect(kept, 'hostile files that were kept').toEqual([]);
      expect((await send(pdf)).status, 'an honest one is').toBe(201);
      expect(busy / (hostile.length + 2)).toBeLessThan(BUSY_PER_REQUEST_MS);
      say(
        `two documents that take seconds to examine, and ${hostile.length} hostile files`,
        `${answered} other requests were answered meanwhile; none is kept but cleaned`,
      );
    },
  },
  {
    row: 7,
    name: 'emptying a diary with holds and guests’ bookings',
    not: { development: WIDE },
    async replay({ on, say }) {
      const { vendorId } = await demo(on, 'doctor');
      const attacker = on.visitor();
      const times = await freeTimes(attacker, vendorId);
      const held: Answer[] = [];
      for (const start of times.slice(0, 12)) {
        held.push(await attacker.ask('POST', '/api/holds', { ...appointment, vendorId, start }));
      }
      expect(held.filter(({ status }) => status === 201)).toHaveLength(4);
      const other = { ...appointment, vendorId, start: times[20] };
      expect((await on.visitor().ask('POST', '/api/holds', other)).status).toBe(201);

      const bookings = await burst(on);
      say(
        '12 holds of a doctor from one network; a guest who proves nothing; 6 bookings by guests of one network',
        `${shown(held)}: four times are held; ${bookings}`,
      );
    },
  },
  {
    row: 20,
    name: 'refusals and readiness without end',
    not: { development: WIDE },
    async replay({ on, say }) {
      const outcomes: string[] = [];
      for (const [what, at] of [
        ['refused calls', '/api/me/bookings'],
        ['pages', '/doctors'],
        ['readiness', '/readyz'],
      ] as const) {
        const visitor = on.visitor();
        const statuses: number[] = [];
        for (let nth = 0; nth < 70; nth += 1) {
          const ten = Array.from({ length: 10 }, () => visitor.ask('GET', at));
          statuses.push(...(await Promise.all(ten)).map(({ status }) => status));
        }
        expect(statuses, what).toContain(429);
        const served = statuses.filter((status) => status !== 429).length;
        expect(served, what).toBeLessThanOrEqual(600);
        outcomes.push(`${what}: ${served} and then 429`);
      }
      say('700 requests in a minute of each kind from one network', outcomes.join('; '));
    },
  },
  {
    row: 22,
    name: 'slow sockets',
    async replay({ on, say }) {
      const sockets = await Promise.all(
        Array.from({ length: 300 }, async () => {
          const localAddress = on.visitor().address;
          const socket = connect({ host: '127.0.0.1', port: on.port, localAddress });
          socket.on('error', () => undefined);
          await once(socket, 'connect');
          socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
          return socket;
        }),
      );
      expect((await on.visitor().ask('GET', '/livez')).status).toBe(200);
      // The test's time-out bounds this; the server takes about 74 seconds.
      await Promise.all(
        sockets.map(async (socket) => {
          socket.resume();
          if (!socket.closed) await once(socket, 'close');
        }),
      );
      say(
        '300 connections whose headers never end',
        'others are answered meanwhile, and the server closes all of them',
      );
    },
  },
  {
    row: 22,
    name: 'telephone numbers without end',
    not: { development: WIDE },
    async replay({ on, say }) {
      const attacker = on.visitor();
      const { vendors } = (await attacker.ask('GET', '/api/vendors?limit=100')).json<{
        vendors: { _id: string }[];
      }>();
      const reveal = (nth: number) => {
        const { _id } = vendors[nth % vendors.length] ?? { _id: '' };
        return attacker.ask('POST', `/api/vendors/${_id}/contact-reveals`, {});
      };
      const answers: Answer[] = [];
      for (let nth = 0; nth < 12; nth += 1) answers.push(await reveal(nth));
      expect(shown(answers.slice(10))).toBe('429');
      // Counters as after ten minutes at this pace.
      await on.database(async ({ query }) => {
        await query.deleteFrom('allowance').where('key', 'like', 'contactReveals:%').execute();
        await query
          .updateTable('allowance')
          .set({ used: 100 })
          .where('key', 'like', 'contactReveals-daily:%')
          .execute();
      });
      const beyond = await reveal(12);
      expect(beyond.status, beyond.text).toBe(429);
      say('12 numbers in a minute, and the 101st of a day', `${shown(answers)}; 429 for the day`);
    },
  },
  {
    row: 22,
    name: 'a hold’s id alone, and logs that others may read',
    async replay({ on, say }) {
      const { vendorId } = await demo(on, 'ca');
      const guest = on.visitor();
      const [start] = await freeTimes(guest, vendorId);
      const order = { vendorId, kind: 'consultation', start };
      const { _id, key } = (await guest.ask('POST', '/api/holds', order)).json<Hold>();
      const stranger = await on.visitor().ask('DELETE', `/api/holds/${_id}`);
      expect(stranger.status).toBe(404);
      const own = await guest.ask('DELETE', `/api/holds/${_id}`, undefined, {
        'booking-key': key ?? '',
      });
      expect(own.status, own.text).toBe(204);
      const logs = readdirSync(on.data, { recursive: true })
        .map((file) => path.join(on.data, String(file)))
        .filter((file) => file.endsWith('.log'));
      const open = logs.filter((file) => (statSync(file).mode & 0o077) !== 0);
      expect(open, 'logs that others may read').toEqual([]);
      say(
        'give a hold back by its id; read the logs as another user of the machine',
        `${stranger.status}; ${logs.length} logs, all for their owner alone`,
      );
    },
  },
];

const appointment = { kind: 'appointment' };
const guestOf = (email?: string) => ({
  ...{ name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' },
  ...(email && { email }),
});

/** Floods a professional with guests' bookings and reports the result. */
async function burst(on: Installation): Promise<string> {
  const { vendorId } = await demo(on, 'ca');
  const one = { vendorId, kind: 'consultation' };
  const unproved = on.visitor();
  const times = await freeTimes(unproved, vendorId);
  const asked = await bookAsGuest(on, unproved, {
    ...{ ...one, start: times.at(-1), client: guestOf(), isProved: false },
  });
  expect(statusOf(asked)).toBe('requested');
  const made: string[] = [];
  const network = on.visitor();
  for (let nth = 0; nth < 6; nth += 1) {
    // A network may make four holds in ten minutes, so its burst comes in two waves.
    if (nth === 4) await forgetHolds(on);
    const client = guestOf(newEmail());
    const answer = await bookAsGuest(on, on.visitor(network.address), {
      ...{ ...one, start: times[nth], client, isProved: true },
    });
    expect(answer.status, answer.text).toBe(201);
    made.push(statusOf(answer));
  }
  const confirmed = ['confirmed', 'confirmed', 'confirmed'];
  expect(made).toEqual([...confirmed, 'requested', 'requested', 'requested']);
  const free = await freeTimes(on.visitor(), vendorId);
  expect(
    times.slice(3, 6).filter((time) => !free.includes(time)),
    'occupied by it',
  ).toEqual([]);
  return 'without a proof it is a request; three are booked, three wait and occupy no time';
}

const forgetHolds = (on: Installation) =>
  on.database(({ query }) =>
    query.deleteFrom('allowance').where('key', 'like', 'holds-of-professional:%').execute(),
  );
