import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  Availability,
  LessonPackage,
  PracticePolicy,
  PracticeSettings,
  Service,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';

const url = '/api/vendors/me/settings';
const nobody = '00000000-0000-7000-8000-000000000000';

const cleaning = {
  ...{ name: 'Cleaning', minutes: 50, rate: 60_001, otherCharges: 500, fee: 1 },
  currency: 'INR',
};
const whole = {
  ...{ name: 'Root canal', minutes: 90, rate: null, otherCharges: 0, fee: 450_000 },
  currency: 'INR',
};
const lesson = { name: '1 lesson', lessons: 1, minutes: 50, fee: 50_000, currency: 'INR' };

onDatabase((open) => {
  let running: TestApp;
  let doctor: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 60 });
    doctor = await signedIn(running.app, 'doctor');
  });
  after(() => running.close());

  const settings = async (who: SignedIn): Promise<PracticeSettings> =>
    (await who.ask('GET', url)).json();

  test('what is read can be sent back, and stays', async () => {
    const { profile, availability, policy, services } = await settings(doctor);
    assert.equal(profile.name, 'Dr. Ananya Hegde');
    assert.equal(availability.hours.length, 7);
    assert.ok(services.length > 0);
    const { name: _, img: __, claims: ___, publicPath, ...order } = profile;
    assert.match(String(publicPath), /^\/doctor-detail\?id=[0-9a-f-]{36}$/);
    const sent: [string, object][] = [
      ['profile', order],
      ['availability', availability],
      ['policy', policy],
      ['services', services.map(toOrder)],
    ];
    for (const [part, body] of sent) {
      const answer = await doctor.ask('PUT', `${url}/${part}`, body);
      assert.equal(answer.statusCode, 200, answer.body);
    }
    const after = await settings(doctor);
    assert.deepEqual(
      [after.profile, after.availability, after.policy, after.services],
      [profile, availability, policy, services],
    );
  });

  test('of the profile what is left out stays', async () => {
    const { profile } = await settings(doctor);
    const fee = { amount: 70_000, currency: 'INR', per: 'visit' };
    const fewer = profile.qualifications.slice(0, 1);
    const address = '12, 3rd Cross, HSR Layout';
    const body = { fee, address, landmark: 'Beside the lake', qualifications: fewer };
    const answer = await doctor.ask('PUT', `${url}/profile`, body);
    assert.deepEqual(answer.json(), { ...profile, ...body });
    const without = await doctor.ask('PUT', `${url}/profile`, { fee: null, landmark: null });
    assert.deepEqual(without.json(), { ...profile, ...body, fee: null, landmark: null });
    assert.deepEqual((await doctor.ask('PUT', `${url}/profile`, {})).json(), without.json());
    const id = await demoVendor(running.database, 'doctor');
    const { fee: shown, landmark, qualifications, ...rest } = await page(id);
    assert.deepEqual([shown, landmark, qualifications], [null, null, fewer]);
    assert.equal(rest.address, address);
  });

  const page = async (id: string) => (await running.app.inject(`/api/vendors/${id}`)).json();

  test('teachers teach in the languages they speak', async () => {
    const teacher = await signedIn(running.app, 'teacher');
    await teacher.ask('PUT', `${url}/profile`, { languages: ['Tamil', 'English'] });
    const { languages, teacherDetails } = await page(await demoVendor(running.database, 'teacher'));
    assert.deepEqual(languages, ['Tamil', 'English']);
    assert.deepEqual(teacherDetails.teachingLanguage, ['Tamil', 'English']);
    assert.ok(teacherDetails.totalLesson > 0);
  });

  test('hours, lunch and the rest of the rule change together', async () => {
    const ca = await signedIn(running.app, 'ca');
    const order: Availability = {
      timeZone: 'Asia/Dubai',
      hours: [
        { weekday: 3, opens: '08:30', closes: '13:00' },
        { weekday: 1, opens: '10:00', closes: '18:00' },
      ],
      lunch: { from: '12:00', to: '12:45' },
      ...{ slotMinutes: 45, bufferBefore: 15, bufferAfter: 30 },
      ...{ noticeMinutes: 120, horizonDays: 30 },
    };
    const answer = await ca.ask('PUT', `${url}/availability`, order);
    assert.equal(answer.statusCode, 200, answer.body);
    const { availability, policy } = await settings(ca);
    assert.deepEqual(availability, { ...order, hours: [...order.hours].reverse() });
    assert.deepEqual(answer.json(), availability);
    // Changing one part of the rule keeps the other.
    const changed = { isAskedFirst: !policy.isAskedFirst, cancelHours: 24, moveHours: 12 };
    assert.equal(policy.meetingUrl, null);
    await ca.ask('PUT', `${url}/policy`, changed);
    const after = await settings(ca);
    assert.deepEqual(
      [after.policy, after.availability],
      [{ ...changed, meetingUrl: null }, availability],
    );
    const id = await demoVendor(running.database, 'ca');
    const { has_own_times } = await running.database.query
      .selectFrom('vendor')
      .select('has_own_times')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(has_own_times, true);
    const { timeZone, days } = (
      await running.app.inject(`/api/vendors/${id}/slots?from=2027-01-04&to=2027-01-04`)
    ).json();
    assert.deepEqual([timeZone, days.length], ['Asia/Dubai', 1]);
  });

  test('where clients are met by video is kept until it is taken away', async () => {
    const advocate = await signedIn(running.app, 'advocate');
    const { policy } = await settings(advocate);
    const put = async (more: object) => {
      const { meetingUrl: _, ...hours } = policy;
      const answer = await advocate.ask('PUT', `${url}/policy`, { ...hours, ...more });
      assert.equal(answer.statusCode, 200, answer.body);
      assert.deepEqual((await settings(advocate)).policy, answer.json());
      return answer.json<PracticePolicy>().meetingUrl;
    };
    const meetingUrl = 'https://meet.example/room?k=1';
    assert.equal(await put({ meetingUrl: `  ${meetingUrl} ` }), meetingUrl);
    assert.equal(await put({}), meetingUrl, 'left out, it stays');
    assert.equal(await put({ meetingUrl: null }), null);
  });

  test('services that stay keep their id, whatever their order', async () => {
    const put = (body: object[]) => doctor.ask('PUT', `${url}/services`, body);
    const [first, second]: Service[] = (await put([cleaning, whole])).json();
    assert.equal(first?.fee.amount, 50_501);
    assert.deepEqual([second?.rate, second?.fee.amount], [null, 450_000]);
    const swapped = await put([toOrder(second!), { ...toOrder(first!), name: 'Scaling' }, whole]);
    const now: Service[] = swapped.json();
    assert.deepEqual([now[0]?._id, now[1]?._id, now.length], [second?._id, first?._id, 3]);
    assert.equal(now[1]?.name, 'Scaling');
    assert.deepEqual((await settings(doctor)).services, now);
    assert.deepEqual((await put([])).json(), []);
    const gone = await put([toOrder(first!)]);
    assert.deepEqual([gone.statusCode, gone.json().code], [404, 'not-found']);
  });

  test('two lists at once are one of the two', async () => {
    const put = (name: string) =>
      doctor.ask('PUT', `${url}/services`, [{ ...whole, name }, cleaning]);
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(put));
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
    assert.equal((await settings(doctor)).services.length, 2);
  });

  test('lesson packages are for lessons, and say what they save', async () => {
    const teacher = await signedIn(running.app, 'teacher');
    const five = { name: '5 lessons', lessons: 5, minutes: 50, fee: 200_000, currency: 'INR' };
    const answer = await teacher.ask('PUT', `${url}/packages`, [lesson, five]);
    const [, saving]: LessonPackage[] = answer.json();
    assert.deepEqual(saving?.instead, { amount: 250_000, currency: 'INR' });
    const refused = await doctor.ask('PUT', `${url}/packages`, [lesson]);
    assert.deepEqual([refused.statusCode, refused.json().code], [422, 'validation']);
    assert.equal((await doctor.ask('PUT', `${url}/packages`, [])).statusCode, 200);
  });

  test('what is somebody else’s cannot be named', async () => {
    const advocate = await signedIn(running.app, 'advocate');
    await doctor.ask('PUT', `${url}/services`, [whole]);
    const { services } = await settings(doctor);
    const before = await settings(advocate);
    for (const _id of [services[0]?._id, nobody]) {
      const answer = await advocate.ask('PUT', `${url}/services`, [{ ...whole, _id }]);
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
    assert.deepEqual(await settings(advocate), before);
    assert.deepEqual((await settings(doctor)).services, services);
  });

  test('whoever has no page is told so', async () => {
    const operator = await signedIn(running.app, 'operator');
    for (const [method, part, body] of [
      ['GET', '', undefined],
      ['PUT', '/profile', {}],
      ['PUT', '/services', []],
      ['DELETE', '/photo', undefined],
    ] as const) {
      const answer = await operator.ask(method, url + part, body);
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'vendor-unknown']);
    }
    const user = await signedIn(running.app, 'user');
    assert.equal((await user.ask('GET', url)).statusCode, 403);
  });
});

const toOrder = (service: Service) => ({
  ...service,
  rate: service.rate?.amount ?? null,
  otherCharges: service.otherCharges.amount,
  fee: service.fee.amount,
  currency: service.fee.currency,
});
