import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ReferenceItem } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
  });
  after(() => running.close());

  const names = async (path: string): Promise<string[]> => {
    const answer = await running.app.inject(`/api/reference/${path}`);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(String(answer.headers['cache-control']), /public/);
    return answer.json().map(({ name }: ReferenceItem) => name);
  };

  test('lists are in their order', async () => {
    assert.deepEqual(await names('titles'), ['Mr', 'Ms', 'Mrs', 'Dr']);
    assert.deepEqual(await names('syllabus'), ['CBSE', 'ICSE', 'IB', 'State board']);
    assert.deepEqual(await names('certificate-levels'), ['Beginner', 'Advanced', 'Expert']);
    const cities = await names('cities');
    assert.equal(cities[0], 'Bengaluru');
    assert.deepEqual(cities.slice(-2), ['Sydney', 'Perth']);
    assert.equal(cities.filter((name) => name === 'Mumbai').length, 1);
    for (const name of ['Physics', 'Maths', 'Mathematics', 'Chemistry', 'Hindi']) {
      assert.ok((await names('subjects')).includes(name), name);
    }
  });

  test('some lists are of a city or a profession', async () => {
    const mumbai = await names('localities?of=mumbai');
    for (const name of ['Borivali', 'Andheri', 'Bandra']) assert.ok(mumbai.includes(name));
    assert.equal((await names('localities?of=Bengaluru'))[0], 'HSR Layout');
    assert.deepEqual(await names('localities?of=Atlantis'), []);
    assert.equal((await names('subjects?of=doctor'))[0], 'Dentist');
    assert.ok((await names('registration-bodies?of=ca'))[0]?.includes('ICAI'));
    const ofDoctors = await names('specializations?of=doctor');
    for (const name of ['Orthodontics', 'Endodontics', 'Cardiology'])
      assert.ok(ofDoctors.includes(name), name);
    assert.ok(!ofDoctors.includes('Algebra'));
    assert.equal((await names('specializations'))[0], 'Algebra');
  });

  test('a place of the directory is called by its own id', async () => {
    const [first] = (await running.app.inject('/api/reference/localities?of=Bengaluru')).json();
    const { name } = await running.database.query
      .selectFrom('locality')
      .select('name')
      .where('id', '=', first._id)
      .executeTakeFirstOrThrow();
    assert.equal(name, first.name);
  });

  test('what is no list is refused', async () => {
    for (const path of ['dances', "x'--", 'localities?of=', 'localities?of=%00']) {
      const answer = await running.app.inject(`/api/reference/${path}`);
      assert.deepEqual([answer.statusCode, answer.json().code], [422, 'validation'], path);
    }
  });
});
