import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  GovOfficeDetails,
  OfficeAtAGlance,
  OfficeOrder,
  OfficeSheet,
  ReferenceItem,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { headOfOffice } from '../../../test/contract/practice-settings-examples';
import { onDatabase } from '../../../test/database/databases';
import { afterTime } from '../../../test/database/time-passed';

const url = '/api/operator/offices';
const finance = `${url}/state-department-of-finance`;
const home = `${url}/department-of-home`;

const police: OfficeOrder['departments'][number] = {
  name: 'Police Clearance',
  about: 'Certificates for work and travel.',
  address: '1 Infantry Road, Bengaluru 560001',
  phone: '+91 80 0000 1000',
};

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 200 });
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  const read = async (address: string): Promise<OfficeSheet> =>
    (await operator.ask('GET', address)).json();
  const refused = async (address: string, order: object) => {
    const answer = await operator.ask('PUT', address, order);
    return [answer.statusCode, answer.json().code, Object.keys(answer.json().errors ?? {})];
  };
  const changed = async (address: string, order: object): Promise<OfficeSheet> => {
    const answer = await operator.ask('PUT', address, order);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  /** A category whose office was never set up, as in an installation without sample data. */
  const forgetHome = () =>
    running.database.query
      .deleteFrom('gov_office')
      .where('category_id', 'in', (query) =>
        query.selectFrom('category').select('id').where('slug', '=', 'department-of-home'),
      )
      .execute();

  test('an office is set up where there was none, and officers and visitors find it', async () => {
    await forgetHome();
    const offices: OfficeAtAGlance[] = (await operator.ask('GET', url)).json();
    assert.equal(offices.length, 10);
    assert.equal(offices.find(({ slug }) => slug === 'department-of-home')?.departments, 0);
    const empty = await read(home);
    assert.deepEqual([empty.heading, empty.departments], ['', []]);

    const order = { heading: 'Police and Safety', about: 'Keeps order.', departments: [police] };
    const stored = await changed(home, { ...order, revision: empty.revision });
    assert.deepEqual(stored.departments, [{ ...police, _id: stored.departments[0]?._id }]);
    const page = '/api/gov-offices/department-of-home';
    const shown: GovOfficeDetails = (await afterTime(5_000, () => running.app.inject(page))).json();
    assert.equal(shown.heading, 'Police and Safety');
    const { slug, workingHours, services } = shown.departments[0]!;
    assert.deepEqual([slug, workingHours, services], ['police-clearance', [], []]);
    const fields = await running.app.inject('/api/reference/subjects?of=govt-officer');
    assert.ok(
      fields.json<ReferenceItem[]>().some(({ name }) => name === police.name),
      fields.body,
    );
  });

  test('departments are renamed, added and removed; each keeps its place', async () => {
    const sheet = await read(home);
    const second = { ...police, name: 'Fire Safety' };
    const kannada = { ...police, name: 'ಜೈಲು' };
    const three = await changed(home, {
      ...sheet,
      departments: [{ ...sheet.departments[0], name: 'Clearances' }, second, kannada],
    });
    assert.deepEqual(
      three.departments.map(({ name }) => name),
      ['Clearances', 'Fire Safety', 'ಜೈಲು'],
    );
    assert.equal(three.departments[0]?._id, sheet.departments[0]?._id);
    const [first, , third] = three.departments;
    const after = await changed(home, { ...three, departments: [first, third, police] });
    assert.deepEqual(
      after.departments.map(({ name }) => name),
      ['Clearances', police.name, 'ಜೈಲು'],
    );
    const shown: GovOfficeDetails = (
      await running.app.inject('/api/gov-offices/department-of-home')
    ).json();
    assert.deepEqual(
      shown.departments.map(({ slug }) => slug),
      ['police-clearance', 'department-2', 'department-3'],
    );
  });

  test('what officers keep or complaints are about stays', async () => {
    const sheet = await read(finance);
    const departments = sheet.departments.slice(1);
    assert.deepEqual(await refused(finance, { ...sheet, departments }), [
      ...[422, 'validation', ['departments']],
    ]);
    assert.deepEqual(await read(finance), sheet);
  });

  test('nothing is written over what somebody else has written, an officer included', async () => {
    const sheet = await read(finance);
    const answers = await Promise.all(
      ['One', 'Two'].map((about) => operator.ask('PUT', finance, { ...sheet, about })),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);

    const later = await read(finance);
    const officer = await headOfOffice(running);
    const desk = await officer.ask('PUT', '/api/vendors/me/desk', {
      ...{ about: 'By its officer.', address: police.address, phone: police.phone },
      ...{ workingHours: [], services: [], documents: [] },
    });
    assert.equal(desk.statusCode, 200, desk.body);
    assert.deepEqual(await refused(finance, later), [409, 'draft-changed', []]);
    assert.equal((await read(finance)).departments[0]?.about, 'By its officer.');
  });

  const wrong: [what: string, departments: object[], field: string][] = [
    ['none', [], 'departments'],
    ['six', Array.from({ length: 6 }, (_, nth) => ({ ...police, name: `${nth}` })), 'departments'],
    ['one name twice', [police, { ...police, name: 'police clearance' }], 'departments.1.name'],
    ['no number', [{ ...police, phone: 'at the desk' }], 'departments.0.phone'],
    ['no name', [{ ...police, name: '' }], 'departments.0.name'],
  ];

  test('what is wrong is said at its field, and nothing is stored', async () => {
    const sheet = await read(home);
    for (const [what, departments, field] of wrong) {
      const answer = await refused(home, { ...sheet, departments });
      assert.deepEqual(answer, [422, 'validation', [field]], what);
    }
    assert.deepEqual(await read(home), sheet);
    assert.deepEqual(await refused(`${url}/dentist`, sheet), [404, 'not-found', []]);
  });

  test('each change is a line of the log', async () => {
    const { title } = await running.database.query
      .selectFrom('audit_event')
      .select('title')
      .where('action', '=', 'office-changed')
      .where('subject_id', '=', 'department-of-home')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.match(title, /^Police and Safety: Clearances · /);
  });
});
