import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dayIn, INDIA } from '@nukkad/platform/calendar';
import { limits, type VendorDetails } from '@nukkad/platform/contract';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { type demoNames, demoVendor, whileSuspended } from '../../../test/fixtures/people';
import { buildApp } from '../../app';
import { timeZone } from '../../availability/slots.model';
import { readAsNobody } from '../../core/http/own-requests';
import { hintOf } from './profile.wire';

const dollars = ({ amount, currency }: { amount: number; currency: string }) => {
  assert.equal(currency, 'USD');
  return amount / 100;
};

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 400 });
  });
  after(() => running.close());

  const detailsOf = async (id: string): Promise<VendorDetails> => {
    const response = await running.app.inject(`/api/vendors/${id}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };
  const demo = async (account: keyof typeof demoNames) =>
    detailsOf(await demoVendor(running.database, account));

  test('the demo dentist has the documented rating and hours', async () => {
    const dentist = await demo('doctor');
    assert.deepEqual(dentist.rating, { average: 4.5, count: 300 });
    assert.deepEqual(
      dentist.workingHours.map(({ opens, closes }) => `${opens}-${closes}`),
      [...Array.from({ length: 5 }, () => '10:00-20:00'), '11:00-18:00', '11:00-18:00'],
    );
    assert.equal(dentist.lunch, null);
    assert.equal(dentist.office, null);
    assert.match(dentist.phoneHint ?? '', /^\+91 90000 •{5}$/);
    assert.equal(dentist.nextSlots.length, limits.slotsOnCard);
    assert.ok(dentist.isVerified && dentist.evidence.length >= 3);
    assert.ok(dentist.services.length > 0 && dentist.about.includes(dentist.vendorName));
  });

  test('the demo accountant charges the documented totals, each of them a sum', async () => {
    const { services } = await demo('ca');
    assert.deepEqual(
      services.map(({ name, rate, minutes, otherCharges, fee }) => [
        name,
        rate && dollars(rate),
        minutes / 60,
        dollars(otherCharges),
        dollars(fee),
      ]),
      [
        ['Individual Tax Consultation', 150, 1, 0, 150],
        ['Small Business Financial Advisory', 200, 2, 0, 400],
        ['Corporate Tax Planning', 250, 3, 0, 750],
        ['Start-up Business Consultation', 300, 1.5, 0, 450],
        ['Estate Planning', 200, 2.5, 20, 520],
        ['Financial Audit', 200, 4, 400, 1200],
      ],
    );
  });

  test('the demo teacher sells the documented lessons, and they cost per lesson', async () => {
    const { packages, fee } = await demo('teacher');
    assert.deepEqual(
      packages.map((one) => [
        one.name,
        one.lessons,
        one.minutes,
        dollars(one.fee),
        one.instead && dollars(one.instead),
      ]),
      [
        ['20 min free trial', 1, 20, 0, null],
        ['1 lesson', 1, 50, 22, null],
        ['5 lessons', 5, 50, 100, 110],
        ['10 lessons', 10, 50, 195, 220],
      ],
    );
    assert.deepEqual(fee, { amount: 2_200, currency: 'USD', per: 'lesson' });
  });

  test('the demo maid and engineer have the documented terms and rate', async () => {
    assert.deepEqual((await demo('labour')).terms, [
      { label: 'Salary', value: '$625/month' },
      { label: 'Stay', value: 'Live-in, separate room' },
      { label: 'Day off', value: 'Sunday' },
    ]);
    assert.deepEqual((await demo('engineer')).fee, { amount: 6_000, currency: 'USD', per: 'hour' });
  });

  test('every work of a portfolio has a picture that is served', async () => {
    const { portfolio } = await demo('engineer');
    assert.ok(portfolio.length >= 2);
    for (const { picture, title, about, year } of portfolio) {
      assert.equal((await running.app.inject(picture.src)).statusCode, 200, picture.src);
      assert.ok(picture.alt && title && about && year <= new Date().getFullYear());
    }
  });

  test('everybody’s fees with a rate are rate × time + other charges', async () => {
    const rows = await running.database.query.selectFrom('vendor_service').selectAll().execute();
    const rated = rows.filter(({ rate_amount }) => rate_amount !== null);
    assert.ok(rated.length > 100);
    for (const { rate_amount, minutes, other_charges_amount, fee_amount } of rated) {
      const worked = Math.round((rate_amount! * minutes) / 60);
      assert.equal(fee_amount, worked + other_charges_amount);
    }
  });

  test('a fee that is no such sum cannot be stored', async () => {
    const change = running.database.query
      .updateTable('vendor_service')
      .set({ fee_amount: 1 })
      .where('rate_amount', '>', 0)
      .execute();
    await assert.rejects(change, { code: '23514' });
  });

  test('who works for an office is listed there', async () => {
    const { id } = await running.database.query
      .selectFrom('vendor')
      .select('id')
      .where('title', 'like', 'Head of Office%')
      .executeTakeFirstOrThrow();
    const { office } = await detailsOf(id);
    const page = (await running.app.inject(`/api/gov-offices/${office}`)).json();
    const officers = page.departments.flatMap((one: { officers: { _id: string }[] }) =>
      one.officers.map(({ _id }) => _id),
    );
    assert.ok(officers.includes(id));
  });

  test('only who is verified has evidence, and never from the future', async () => {
    const rows = await running.database.query
      .selectFrom('vendor')
      .select(['is_verified', 'evidence'])
      .execute();
    const today = dayIn(Date.now(), INDIA);
    for (const { is_verified, evidence } of rows) {
      assert.equal(evidence.length > 0, is_verified);
      for (const { checkedOn } of evidence) assert.ok(checkedOn <= today);
    }
  });

  test('who is not live has no page, no reviews, no times and no number', async () => {
    const id = await demoVendor(running.database, 'advocate');
    await whileSuspended(running.database, id, async () => {
      const day = 'from=2026-12-01&to=2026-12-01';
      const answers = await Promise.all([
        running.app.inject(`/api/vendors/${id}`),
        running.app.inject(`/api/vendors/${id}/reviews`),
        running.app.inject(`/api/vendors/${id}/slots?${day}`),
        running.app.inject({ method: 'POST', url: `/api/vendors/${id}/contact-reveals` }),
        running.app.inject(`/api/complaints?officerId=${id}`),
      ]);
      for (const answer of answers) {
        assert.deepEqual([answer.statusCode, answer.json().code], [404, 'vendor-unknown']);
      }
    });
  });

  test('each look at a page is counted for the day, and stored at the end at the latest', async () => {
    const id = await demoVendor(running.database, 'doctor');
    const settings = testSettings();
    const { database } = running;
    const app = await buildApp({ settings, database, logger: false, site: false });
    for (let time = 0; time < 3; time += 1) await app.inject(`/api/vendors/${id}`);
    await app.inject('/api/vendors/00000000-0000-7000-8000-000000000000');
    const before = await viewsOf(id);
    await app.close();
    assert.equal((await viewsOf(id)) - before, 3);
  });

  test('a read of a renderer is no view; a guessed header makes no difference', async () => {
    const id = await demoVendor(running.database, 'doctor');
    const rendererKey = 'k'.repeat(32);
    const settings = testSettings({ RENDERER_KEY: rendererKey });
    const { database } = running;
    const app = await buildApp({ settings, database, logger: false, site: false });
    const url = `/api/vendors/${id}`;
    const read = (key: string) => app.inject({ url, headers: { 'x-nukkad-own-request': key } });
    const before = await viewsOf(id);
    assert.equal((await readAsNobody(app, url)).status, 200);
    assert.equal((await read(rendererKey)).statusCode, 200);
    assert.equal((await read('g'.repeat(32))).statusCode, 200);
    await app.close();
    assert.equal((await viewsOf(id)) - before, 1);
  });

  async function viewsOf(id: string): Promise<number> {
    const row = await running.database.query
      .selectFrom('vendor_view')
      .select('views')
      .where('vendor_id', '=', id)
      .where('day', '=', dayIn(new Date(), timeZone))
      .executeTakeFirst();
    return row?.views ?? 0;
  }
});

test('a hint shows no more of a number than all numbers of a kind have in common', () => {
  assert.equal(hintOf('+91 90000 12345'), '+91 90000 •••••');
  assert.equal(hintOf('080-2345 6789'), '080-234• ••••');
  assert.equal(hintOf('12345'), '•••••');
});
