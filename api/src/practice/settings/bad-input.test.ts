import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits } from '@nukkad/platform/contract';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';

const url = '/api/vendors/me/settings';

const hours = [{ weekday: 1, opens: '10:00', closes: '18:00' }];
const availability = {
  ...{ timeZone: 'Asia/Kolkata', hours, lunch: null, slotMinutes: 30, bufferBefore: 0 },
  ...{ bufferAfter: 0, noticeMinutes: 0, horizonDays: 60 },
};
const service = {
  ...{ name: 'Visit', minutes: 30, rate: null, otherCharges: 0, fee: 100, currency: 'INR' },
};
const lesson = { name: 'One', lessons: 1, minutes: 50, fee: 100, currency: 'INR' };
const policy = { isAskedFirst: false, cancelHours: 3, moveHours: 3 };
const nobody = '00000000-0000-7000-8000-000000000000';

/** A part of the settings, an invalid body, and the field reported. */
const cases: [part: string, body: object, field: string][] = [
  ['availability', { ...availability, timeZone: 'Asia/Bengaluru' }, 'timeZone'],
  ['availability', { ...availability, timeZone: '+05:30' }, 'timeZone'],
  ['availability', { ...availability, timeZone: "'; DROP TABLE vendor; --" }, 'timeZone'],
  ['availability', { ...availability, hours: week('18:00', '10:00') }, 'hours.0.closes'],
  ['availability', { ...availability, hours: week('10:00', '10:00') }, 'hours.0.closes'],
  ['availability', { ...availability, hours: week('9:00', '10:00') }, 'hours.0.opens'],
  ['availability', { ...availability, hours: week('09:00', '24:00') }, 'hours.0.closes'],
  ['availability', { ...availability, hours: [...hours, ...hours] }, 'hours.1.weekday'],
  ['availability', { ...availability, hours: [{ ...hours[0], weekday: 0 }] }, 'hours.0.weekday'],
  ['availability', { ...availability, hours: [{ ...hours[0], weekday: 8 }] }, 'hours.0.weekday'],
  ['availability', { ...availability, lunch: { from: '14:00', to: '13:00' } }, 'lunch.to'],
  ['availability', { ...availability, lunch: { from: '17:30', to: '18:30' } }, 'lunch'],
  ['availability', { ...availability, hours: [], lunch: { from: '12:00', to: '13:00' } }, 'lunch'],
  ['availability', { ...availability, slotMinutes: 20 }, 'slotMinutes'],
  ['availability', { ...availability, slotMinutes: 0 }, 'slotMinutes'],
  ['availability', { ...availability, bufferAfter: 135 }, 'bufferAfter'],
  ['availability', { ...availability, bufferBefore: -15 }, 'bufferBefore'],
  ['availability', { ...availability, noticeMinutes: 7 }, 'noticeMinutes'],
  ['availability', { ...availability, horizonDays: 366 }, 'horizonDays'],
  ['policy', { ...policy, cancelHours: 1.5 }, 'cancelHours'],
  ['policy', { ...policy, moveHours: 1_441 }, 'moveHours'],
  ['policy', { ...policy, isAskedFirst: 'no' }, 'isAskedFirst'],
  ...[
    ...['', ' ', 'meet.example/room', 'http://meet.example/room', 'javascript:alert(1)', 5],
    ...['https://', 'https://meet', 'https:meet.example', 'https:\\\\meet.example/room'],
    ...['https://asha:secret@meet.example/room', 'https://asha@meet.example', '//meet.example'],
    ...[
      'https://meet.example/my room',
      'https://meet.example/room\nX: y',
      'https://meet.example/"',
    ],
    ...[
      'https://meet.example:99999/room',
      'https://m\u00e9et.example/',
      'https://meet.example/\u202e',
    ],
    ...[`https://meet.example/${'x'.repeat(limits.meetingUrlMaxLength)}`],
    ...[`https://meet.example/${'x'.repeat(10_240)}`],
  ].map((meetingUrl): [string, object, string] => [
    'policy',
    { ...policy, meetingUrl },
    'meetingUrl',
  ]),
  ['profile', { title: ' ' }, 'title'],
  ['profile', { title: 'a\u0000b' }, 'title'],
  ['profile', { about: 'a\ud800' }, 'about'],
  ['profile', { languages: [] }, 'languages'],
  ['profile', { languages: ['Tamil', 'Tamil'] }, 'languages'],
  ['profile', { qualifications: ['x'.repeat(201)] }, 'qualifications.0'],
  ['profile', { landmark: '' }, 'landmark'],
  ['profile', { address: ' ' }, 'address'],
  ['profile', { fee: { amount: -1, currency: 'INR', per: 'hour' } }, 'fee.amount'],
  ['profile', { fee: { amount: 2_147_483_648, currency: 'INR', per: 'hour' } }, 'fee.amount'],
  ['profile', { fee: { amount: 1, currency: 'EUR', per: 'hour' } }, 'fee.currency'],
  ['profile', { fee: { amount: 1, currency: 'INR', per: '<b>' } }, 'fee.per'],
  ['services', [{ ...service, name: '' }], '0.name'],
  ['services', [service, { ...service, minutes: 0 }], '1.minutes'],
  ['services', [{ ...service, otherCharges: 5 }], '0.otherCharges'],
  ['services', [{ ...service, rate: 200_000_000, minutes: 10_000 }], '0.rate'],
  ['services', [{ ...service, _id: 'x' }], '0._id'],
  ['services', Array(limits.servicesMost + 1).fill(service), 'body'],
  ['services', Array(2).fill({ ...service, _id: nobody }), 'body'],
  ['packages', [{ ...lesson, lessons: 0 }], '0.lessons'],
  ['packages', Array(limits.packagesMost + 1).fill(lesson), 'body'],
  ['photo', { fileId: 'none' }, 'fileId'],
];

function week(opens: string, closes: string) {
  return [{ weekday: 1, opens, closes }];
}

onDatabase((open) => {
  let running: TestApp;
  let teacher: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    teacher = await signedIn(running.app, 'teacher');
  });
  after(() => running.close());

  test('what is wrong is said at its field, and nothing of it is kept', async () => {
    const before = (await teacher.ask('GET', url)).json();
    for (const [part, body, field] of cases) {
      const answer = await teacher.ask('PUT', `${url}/${part}`, body);
      assert.equal(answer.statusCode, 422, `${part}: ${JSON.stringify(body).slice(0, 200)}`);
      assert.deepEqual(Object.keys(answer.json().errors), [field], answer.body);
    }
    assert.deepEqual((await teacher.ask('GET', url)).json(), before);
  });

  test('the most that is allowed is kept', async () => {
    const longest = 'https://meet.example/'.padEnd(limits.meetingUrlMaxLength, 'x');
    const dear = { ...service, rate: 200_000_000, minutes: 60, fee: 0 };
    for (const [part, body] of [
      ['services', Array(limits.servicesMost).fill(dear)],
      ['packages', Array(limits.packagesMost).fill({ ...lesson, fee: 200_000_000 })],
      ['profile', { fee: { amount: 200_000_000, currency: 'USD', per: 'hour' } }],
      ['availability', { ...availability, timeZone: 'UTC', slotMinutes: 240, horizonDays: 365 }],
      ['policy', { ...policy, meetingUrl: longest }],
      ['policy', { ...policy, meetingUrl: "HTTPS://Meet.Example:8443/r/a?b=c&d=[e]#f'(g)%20@!" }],
    ] as const) {
      const answer = await teacher.ask('PUT', `${url}/${part}`, body);
      assert.equal(answer.statusCode, 200, answer.body);
    }
  });

  const parts = ['profile', 'availability', 'policy', 'services', 'packages', 'photo'];
  const known = {
    ...availability,
    ...policy,
    meetingUrl: '',
    ...service,
    ...lesson,
    languages: [],
    about: '',
  };
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...Object.keys(known)), fc.jsonValue()),
    fc.array(fc.dictionary(fc.constantFrom(...Object.keys(service)), fc.jsonValue())),
  );

  test('whatever is sent is answered, and never as a fault of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), anything, async (part, body) => {
        const { statusCode } = await running.app.inject({
          ...{ method: 'PUT', url: `${url}/${part}`, payload: JSON.stringify(body) },
          headers: {
            authorization: `Bearer ${teacher.token}`,
            'content-type': 'application/json',
          },
        });
        assert.ok(statusCode < 500, `${part}: ${statusCode}`);
      }),
      { numRuns: 150 },
    );
  });
});
