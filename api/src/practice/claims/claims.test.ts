import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { dayIn } from '@nukkad/platform/calendar';
import type { PracticeClaim, PracticeProfile, VendorDetails } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { own, submitted } from '../../../test/contract/onboarding-examples';
import { onDatabase } from '../../../test/database/databases';
import { searchIsUpToDate } from '../../../test/database/jobs';
import { newProfessional } from '../../../test/fixtures/new-professional';
import { demoVendor } from '../../../test/fixtures/people';

const settings = '/api/vendors/me/settings';
const queue = '/api/operator/queues/claims';
const nobody = '00000000-0000-7000-8000-000000000000';

type Asks = Pick<SignedIn, 'ask'>;

onDatabase((open) => {
  let running: TestApp;
  let doctor: SignedIn;
  let operator: SignedIn;
  let id: string;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    doctor = await signedIn(running.app, 'doctor');
    operator = await signedIn(running.app, 'operator');
    id = await demoVendor(running.database, 'doctor');
  });
  beforeEach(async () => {
    const { query } = running.database;
    await query.deleteFrom('claim').execute();
    await query
      .updateTable('vendor')
      .set({
        ...{ title: 'Dentist', qualifications: ['BDS', 'MDS'], is_verified: true, status: 'live' },
        evidence: JSON.stringify([{ what: 'MDS', checkedOn: '2026-01-01' }]),
      })
      .where('id', '=', id)
      .execute();
  });
  after(() => running.close());

  const change = async (order: object, who: Asks = doctor): Promise<PracticeProfile> => {
    const answer = await who.ask('PUT', `${settings}/profile`, order);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const page = async (vendorId = id): Promise<VendorDetails> => {
    await searchIsUpToDate(running.database.query);
    return (await running.app.inject(`/api/vendors/${vendorId}`)).json();
  };
  const decide = (claimId: string, order: object) =>
    operator.ask('POST', `${queue}/decisions`, { ids: [claimId], ...order });
  const withdraw = (claimId: string, who: Asks = doctor) =>
    who.ask('DELETE', `${settings}/claims/${claimId}`);
  const values = (claims: PracticeClaim[]) => claims.map(({ kind, value }) => [kind, value]);
  const only = ([claim]: PracticeClaim[]): PracticeClaim => claim ?? assert.fail('no claim');
  const evidence = async () => (await page()).evidence.map(({ what }) => what);

  test('what a verified professional newly claims is not public, on the page or in search', async () => {
    const profile = await change({
      ...{ title: 'Neurozebrologist', qualifications: ['BDS', 'MDS', 'FRCS, London'] },
      about: 'I look after teeth.',
    });
    assert.deepEqual(
      [profile.title, profile.qualifications, profile.about],
      ['Dentist', ['BDS', 'MDS'], 'I look after teeth.'],
    );
    assert.deepEqual(values(profile.claims), [
      ['title', 'Neurozebrologist'],
      ['qualification', 'FRCS, London'],
    ]);
    const { title, qualifications } = await page();
    assert.deepEqual([title, qualifications], ['Dentist', ['BDS', 'MDS']]);
    const found = await running.app.inject('/api/search?q=Neurozebrologist');
    assert.ok(!found.json().vendors.some(({ _id }: { _id: string }) => _id === id));
  });

  test('an approved claim is shown, named by the badge with its day, found and told', async () => {
    const { claims } = await change({ qualifications: ['BDS', 'MDS', 'FRCS, London'] });
    const claim = only(claims);
    const found = (await operator.ask('GET', `${queue}/${claim._id}`)).json();
    assert.deepEqual(
      found.texts.map(({ kind, text }: { kind: string; text: string }) => [kind, text]),
      [
        ['sent', 'FRCS, London'],
        ['published', 'BDS\nMDS'],
      ],
    );
    assert.deepEqual((await decide(claim._id, { decision: 'approve' })).json().failed, []);
    const { qualifications, evidence: checks } = await page();
    assert.deepEqual(qualifications, ['BDS', 'MDS', 'FRCS, London']);
    assert.deepEqual(checks.at(-1), {
      ...{ what: 'FRCS, London', checkedOn: dayIn(new Date(), 'Asia/Kolkata') },
    });
    assert.deepEqual((await change({})).claims, []);
    assert.match(
      (await doctor.ask('GET', '/api/notifications')).body,
      /A line of your page was checked/,
    );
    const log = await operator.ask('GET', '/api/operator/audit?q=FRCS');
    assert.match(log.body, /"action":"approve","subject":"claims"/);

    const title = only((await change({ title: 'Orthodontist' })).claims);
    await decide(title._id, { decision: 'approve' });
    assert.equal((await page()).title, 'Orthodontist');
    assert.ok((await evidence()).includes('Title: Orthodontist'));
  });

  test('a rejected claim says why, and is put away', async () => {
    const claim = only((await change({ qualifications: ['PhD'] })).claims);
    assert.equal((await decide(claim._id, { decision: 'reject' })).statusCode, 422);
    await decide(claim._id, { decision: 'reject', reason: 'The council does not list you.' });
    const rejected = only((await change({})).claims);
    assert.deepEqual(
      [rejected.state, rejected.reason],
      ['rejected', 'The council does not list you.'],
    );
    assert.deepEqual((await withdraw(claim._id)).json().claims, []);
    assert.deepEqual((await page()).qualifications, []);
  });

  test('a claim is withdrawn by whose it is, as long as it waits', async () => {
    const claim = only((await change({ title: 'Surgeon' })).claims);
    const teacher = await signedIn(running.app, 'teacher');
    for (const answer of [await withdraw(claim._id, teacher), await withdraw(nobody)]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
    assert.deepEqual((await withdraw(claim._id)).json().claims, []);
    const late = await decide(claim._id, { decision: 'approve' });
    assert.equal((await page()).title, 'Dentist', late.body);
    const again = only((await change({ title: 'Surgeon' })).claims);
    await decide(again._id, { decision: 'approve' });
    const gone = await withdraw(again._id);
    assert.deepEqual([gone.statusCode, gone.json().code], [409, 'conflict']);
  });

  test('a withdrawal and an approval at once: one of them happens', async () => {
    const claim = only((await change({ title: 'Surgeon' })).claims);
    const [withdrawn] = await Promise.all([
      withdraw(claim._id),
      decide(claim._id, { decision: 'approve' }),
    ]);
    const isShown = (await page()).title === 'Surgeon';
    assert.equal(withdrawn.statusCode, isShown ? 409 : 200);
  });

  test('the same claim waits once, another title takes its place, and few wait', async () => {
    await change({ title: 'Surgeon', qualifications: ['BDS', 'PhD'] });
    const { claims } = await change({ title: 'Professor', qualifications: ['BDS', 'PhD'] });
    assert.deepEqual(values(claims).sort(), [
      ['qualification', 'PhD'],
      ['title', 'Professor'],
    ]);
    const many = Array.from({ length: 20 }, (_, nth) => `Line ${nth}`);
    const refused = await doctor.ask('PUT', `${settings}/profile`, { qualifications: many });
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
    assert.deepEqual((await change({})).claims.length, 2);
  });

  test('what is taken off the page, the badge no longer names', async () => {
    assert.ok((await evidence()).includes('MDS'));
    const profile = await change({ qualifications: ['BDS'] });
    assert.deepEqual([profile.qualifications, profile.claims], [['BDS'], []]);
    assert.ok(!(await evidence()).includes('MDS'));
    assert.deepEqual(values((await change({ qualifications: ['BDS', 'MDS'] })).claims), [
      ['qualification', 'MDS'],
    ]);
  });

  test('whoever is not verified changes their page at once', async () => {
    await running.database.query
      .updateTable('vendor')
      .set({ is_verified: false, evidence: '[]' })
      .where('id', '=', id)
      .execute();
    const profile = await change({ title: 'Surgeon', qualifications: ['PhD'] });
    assert.deepEqual(
      [profile.title, profile.qualifications, profile.claims],
      ['Surgeon', ['PhD'], []],
    );
  });

  test('the badge never covers what was added before or during its own review', async () => {
    const who = await newProfessional(running, 'teacher', 41);
    await submitted(who);
    await running.database.query
      .updateTable('vendor')
      .set({ title: 'Professor of Zebras', qualifications: ['BSc, BITS', 'PhD, Nowhere'] })
      .where('id', '=', who.vendorId)
      .execute();
    const during = await change({ qualifications: ['BSc, BITS', 'DSc'] }, who);
    assert.deepEqual(values(during.claims), [['qualification', 'DSc']]);
    const { credentials } = (await who.ask('GET', own)).json();
    for (const { _id } of credentials) {
      await operator.ask('POST', `/api/operator/credentials/${_id}/decision`, {
        state: 'approved',
      });
    }
    await running.database.query
      .updateTable('vendor')
      .set({ qualifications: ['BSc, BITS', 'PhD, Nowhere'] })
      .where('id', '=', who.vendorId)
      .execute();
    const approved = await operator.ask(
      'POST',
      `/api/operator/verifications/${who.vendorId}/decision`,
      {
        state: 'approved',
      },
    );
    assert.equal(approved.statusCode, 200, approved.body);
    const { title, qualifications } = await page(who.vendorId);
    assert.deepEqual([title, qualifications], ['Mathematics Teacher', ['BSc, BITS']]);
    assert.deepEqual(values((await change({}, who)).claims).sort(), [
      ['qualification', 'DSc'],
      ['qualification', 'PhD, Nowhere'],
      ['title', 'Professor of Zebras'],
    ]);
    const again = await who.ask('POST', `${own}/submit`);
    assert.deepEqual([again.statusCode, again.json().code], [409, 'conflict']);
  });

  test('another name of the account is not another name of the page', async () => {
    const before = (await page()).vendorName;
    await doctor.ask('PUT', `/api/users/updateUser/${doctor.userId}`, { fullName: 'Dr. Nobody' });
    assert.equal((await page()).vendorName, before);
  });
});
