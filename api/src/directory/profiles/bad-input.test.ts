import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { problem } from '@nukkad/platform/contract/definitions';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';

const nobody = '00000000-0000-7000-8000-000000000000';
const long = 'a'.repeat(10_000);
const script = encodeURIComponent('"><script>alert(1)</script>');
const statement = encodeURIComponent(`'; DROP TABLE review; --`);
const day = 'from=2026-12-01&to=2026-12-01';

type Answer = [status: number, code: string];
const notValid: Answer = [422, 'validation'];
const tooLong: Answer = [414, 'uri-too-long'];

/** `:id` stands for the demo dentist. */
const cases: [ask: string, answer: Answer][] = [
  ['/api/vendors/7', notValid],
  [`/api/vendors/${statement}`, notValid],
  [`/api/vendors/${script}`, notValid],
  [`/api/vendors/:id%00`, notValid],
  [`/api/vendors/${nobody}`, [404, 'vendor-unknown']],
  [`/api/vendors/${nobody}/reviews`, [404, 'vendor-unknown']],
  ['/api/vendors/x/reviews', notValid],
  ['/api/vendors/:id/reviews?sort=best', notValid],
  ['/api/vendors/:id/reviews?sort=', notValid],
  ['/api/vendors/:id/reviews?sort=high&sort=low', notValid],
  ['/api/vendors/:id/reviews?sort[]=high', [200, '']],
  ['/api/vendors/:id/reviews?cursor=', notValid],
  ['/api/vendors/:id/reviews?cursor=abc', notValid],
  ['/api/vendors/:id/reviews?cursor=%00', notValid],
  ['/api/vendors/:id/reviews?cursor=a&cursor=b', notValid],
  [`/api/vendors/:id/reviews?cursor=${statement}`, notValid],
  [`/api/vendors/:id/reviews?cursor=${'a'.repeat(3_000)}`, notValid],
  [`/api/vendors/:id/reviews?cursor=${long}`, tooLong],
  [`/api/vendors/${nobody}/slots?${day}`, [404, 'vendor-unknown']],
  [`/api/vendors/x/slots?${day}`, notValid],
  ['/api/vendors/:id/slots', notValid],
  ['/api/vendors/:id/slots?from=2026-12-01', notValid],
  ['/api/vendors/:id/slots?from=2026-12-02&to=2026-12-01', notValid],
  ['/api/vendors/:id/slots?from=2026-12-01&to=2027-12-01', notValid],
  ['/api/vendors/:id/slots?from=2026-02-30&to=2026-03-01', notValid],
  ['/api/vendors/:id/slots?from=2026-13-01&to=2026-13-01', notValid],
  ['/api/vendors/:id/slots?from=0000-01-01&to=0000-01-01', notValid],
  ['/api/vendors/:id/slots?from=-2026-01-01&to=2026-01-01', notValid],
  ['/api/vendors/:id/slots?from=today&to=tomorrow', notValid],
  ['/api/vendors/:id/slots?from=01-12-2026&to=02-12-2026', notValid],
  [`/api/vendors/:id/slots?${day}&from=2026-12-01`, notValid],
  [`/api/vendors/:id/slots?from=${long}&to=2026-12-01`, tooLong],
  [`/api/vendors/:id/slots?from=${script}&to=2026-12-01`, notValid],
  ['/api/gov-offices/nowhere', [404, 'not-found']],
  ['/api/gov-offices/Finance', notValid],
  [`/api/gov-offices/${statement}`, notValid],
  [`/api/gov-offices/${'a'.repeat(400)}`, notValid],
  ['/api/gov-offices/%00', notValid],
  ['/api/complaints?officerId=1', notValid],
  [`/api/complaints?officerId=${nobody}`, [404, 'vendor-unknown']],
  [`/api/complaints?officerId=${nobody}&officerId=${nobody}`, notValid],
  ['/api/complaints?kind=rudeness', [404, 'category-unknown']],
  ['/api/complaints?kind=dentist', [404, 'category-unknown']],
  ['/api/complaints?kind=', notValid],
  [`/api/complaints?kind=${script}`, notValid],
  [`/api/complaints?kind=${long}`, tooLong],
  ['/api/complaints?page=0', notValid],
  ['/api/complaints?page=-1', notValid],
  ['/api/complaints?page=1.5', notValid],
  ['/api/complaints?page=1e3', notValid],
  [`/api/complaints?page=${'9'.repeat(30)}`, notValid],
  ['/api/complaints?page=999999999', [404, 'page-out-of-range']],
  ['/api/complaints?officerId=:id&page=2', [404, 'page-out-of-range']],
];

const posts: [what: string, ask: Partial<InjectOptions>, answer: Answer][] = [
  ['an unknown vendor', { url: `/api/vendors/${nobody}/contact-reveals` }, [404, 'vendor-unknown']],
  ['a vendor that is no id', { url: '/api/vendors/me/contact-reveals' }, notValid],
  [
    'a body that is no JSON',
    { payload: '{', headers: { 'content-type': 'application/json' } },
    [400, 'bad-request'],
  ],
  [
    'a form',
    { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    [415, 'unsupported-media-type'],
  ],
  ['10 kB', { payload: { text: long } }, [413, 'payload-too-large']],
];

onDatabase((open) => {
  let running: TestApp;
  let dentist = '';
  before(async () => {
    running = await startTestApp(open);
    dentist = await demoVendor(running.database, 'doctor');
  });
  after(() => running.close());

  async function expect(ask: InjectOptions, [status, code]: Answer) {
    const response = await running.app.inject(ask);
    assert.equal(response.statusCode, status, response.body);
    if (status === 200) return;
    const body = problem.parse(response.json());
    assert.equal(body.code, code);
    assert.equal(body.errors !== undefined, code === 'validation');
  }

  for (const [ask, answer] of cases) {
    test(`${ask.slice(0, 80)} is answered ${answer.join(' ')}`, () =>
      expect({ url: ask.replace(':id', dentist) }, answer));
  }

  for (const [what, ask, answer] of posts) {
    test(`asking for a number with ${what} is answered ${answer.join(' ')}`, () =>
      expect(
        { method: 'POST', url: `/api/vendors/${dentist}/contact-reveals`, ...ask } as InjectOptions,
        answer,
      ));
  }
});
