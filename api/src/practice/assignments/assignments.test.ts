import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { Assignment } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { pdf } from '../../../test/files/sample-files';
import { demoVendor } from '../../../test/fixtures/people';

const nobody = '00000000-0000-7000-8000-000000000000';
const url = '/api/vendors/me/assignments';
const dayFromNow = (days: number) => addDays(dayIn(Date.now(), INDIA), days);

onDatabase((open) => {
  let running: TestApp;
  let teacher: SignedIn;
  let student: SignedIn;
  let other: SignedIn;
  /** In the teacher's records: the student, and a client without an account. */
  let clientIds: string[] = [];
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    const { query } = running.database;
    await query.deleteFrom('assignment').execute();
    await query.updateTable('booking').set({ client_id: null }).execute();
    await query.deleteFrom('client').execute();
    teacher = await signedIn(running.app, 'teacher');
    student = await signedIn(running.app, 'user');
    other = await signedIn(running.app, 'doctor');
    const add = async (name: string): Promise<string> =>
      (await teacher.ask('POST', '/api/vendors/me/clients', { name })).json()._id;
    clientIds = [await add('Kavya Menon'), await add('By telephone')];
    await query
      .updateTable('client')
      .set({ user_id: student.userId })
      .where('id', '=', clientIds[0] as string)
      .execute();
  });
  after(() => running.close());

  const order = (more: object = {}) => ({
    ...{ title: 'Chapter 4', text: 'Exercises 1 to 9.\nShow your working.', maxMarks: 20 },
    ...{ dueOn: dayFromNow(7), clientIds: clientIds.slice(0, 1) },
    ...more,
  });
  const set = async (more: object = {}): Promise<Assignment[]> => {
    const answer = await teacher.ask('POST', url, order(more));
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  };
  const one = async (more: object = {}) => (await set(more))[0] as Assignment;
  const hand = (who: SignedIn, id: string, body: object, headers = {}) =>
    who.ask('POST', `/api/me/assignments/${id}/submission`, body, headers);
  const grade = (who: SignedIn, id: string, body: object) =>
    who.ask('POST', `${url}/${id}/grade`, body);
  const newest = async (who: SignedIn) =>
    (await who.ask('GET', '/api/notifications')).json().notifications[0];
  const refused = (answers: { statusCode: number; json: () => { code: string } }[]) => {
    for (const answer of answers) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
  };

  async function upload(who: SignedIn): Promise<string> {
    const sent = await running.app.inject({
      ...{ method: 'POST', url: '/api/me/files?name=work.pdf', payload: pdf },
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/pdf' },
    });
    return sent.json()._id;
  }

  test('work is set, handed in, graded and graded again; each side is told', async () => {
    const both = await set({ clientIds: [...clientIds, clientIds[0]] });
    assert.deepEqual(both.map(({ student: { clientId } }) => clientId).sort(), clientIds.sort());
    const mine = (await student.ask('GET', '/api/me/assignments')).json();
    assert.deepEqual(mine.length, 1);
    const [work] = mine as [Assignment];
    assert.deepEqual(
      [work.state, work.isOverdue, work.submission, work.grade],
      [...['set', false, null, null]],
    );
    assert.equal(work.teacher.vendorId, await demoVendor(running.database, 'teacher'));
    assert.equal((await newest(student)).title, 'Joseph Kurian has set you an assignment');

    const early = await grade(teacher, work._id, { marks: 20 });
    assert.deepEqual([early.statusCode, early.json().code], [409, 'conflict']);
    assert.equal((await hand(student, work._id, { text: 'First try' })).statusCode, 200);
    const fileId = await upload(student);
    const handed = (await hand(student, work._id, { fileId })).json();
    assert.deepEqual([handed.state, handed.submission.text], ['submitted', null]);
    assert.deepEqual(
      [handed.submission.file.name, handed.submission.file._id],
      ['work.pdf', fileId],
    );
    assert.equal((await newest(teacher)).title, 'Kavya Menon has handed in an assignment');
    assert.equal((await teacher.ask('GET', `/api/files/${fileId}`)).statusCode, 200);
    refused([await other.ask('GET', `/api/files/${fileId}`)]);

    const graded = await grade(teacher, work._id, { marks: 17, remark: 'Well done.' });
    assert.deepEqual([graded.json().state, graded.json().grade.marks], ['graded', 17]);
    assert.match((await newest(student)).text, /17 of 20/);
    const again = (await grade(teacher, work._id, { marks: 18 })).json();
    assert.deepEqual([again.grade.marks, again.grade.remark], [18, null]);
    const late = await hand(student, work._id, { text: 'Better' });
    assert.deepEqual([late.statusCode, late.json().code], [409, 'conflict']);
    const [kept] = (await student.ask('GET', '/api/me/assignments')).json();
    assert.deepEqual(kept, again);
  });

  test('of one student only theirs are listed, due latest first', async () => {
    await running.database.query.deleteFrom('assignment').execute();
    await one({ title: 'Soon', dueOn: dayFromNow(2) });
    await one({ title: 'Late', dueOn: dayFromNow(9) });
    await one({ title: 'Theirs', clientIds: [clientIds[1]] });
    const titles = async (query: string) =>
      (await teacher.ask('GET', `${url}${query}`)).json().map((work: Assignment) => work.title);
    assert.deepEqual(await titles(''), ['Late', 'Theirs', 'Soon']);
    assert.deepEqual(await titles(`?clientId=${clientIds[0]}`), ['Late', 'Soon']);
    assert.deepEqual(await titles(`?clientId=${nobody}`), []);
  });

  test('what was handed in stays, what was not can be taken back', async () => {
    const { _id } = await one();
    const remove = () => teacher.ask('DELETE', `${url}/${_id}`);
    await hand(student, _id, { text: 'Done' });
    const late = await remove();
    assert.deepEqual([late.statusCode, late.json().code], [409, 'conflict']);
    const other = await one();
    assert.equal((await teacher.ask('DELETE', `${url}/${other._id}`)).statusCode, 204);
    refused([await teacher.ask('DELETE', `${url}/${other._id}`)]);
  });

  test('handing in and taking back at once leave one of the two', async () => {
    const { _id } = await one();
    const [handed, removed] = await Promise.all([
      hand(student, _id, { text: 'Done' }),
      teacher.ask('DELETE', `${url}/${_id}`),
    ]);
    const codes = [handed.statusCode, removed.statusCode];
    assert.ok(['200,409', '404,204'].includes(codes.join()), codes.join());
  });

  test('others’ work, students and files are none', async () => {
    const { _id } = await one();
    await hand(student, _id, { text: 'Mine' });
    const { _id: theirs } = (
      await other.ask('POST', '/api/vendors/me/clients', { name: 'A patient' })
    ).json();
    for (const id of [_id, nobody]) {
      refused([
        await grade(other, id, { marks: 1 }),
        await other.ask('DELETE', `${url}/${id}`),
        await hand(other, id, { text: 'Not mine' }),
        await hand(teacher, id, { text: 'Not mine' }),
      ]);
    }
    refused([
      await teacher.ask('POST', url, order({ clientIds: [clientIds[0], theirs] })),
      await teacher.ask('POST', url, order({ clientIds: [nobody] })),
      await hand(student, _id, { fileId: await upload(other) }),
      await hand(student, _id, { fileId: nobody }),
    ]);
    assert.deepEqual((await other.ask('GET', url)).json(), []);
    assert.deepEqual((await other.ask('GET', '/api/me/assignments')).json(), []);
  });

  test('what is sent twice with one key is there once', async () => {
    const before = (await teacher.ask('GET', url)).json().length;
    const key = { 'idempotency-key': randomUUID() };
    const send = () => teacher.ask('POST', url, order(), key);
    const [first, second] = await Promise.all([send(), send()]);
    assert.deepEqual(first.json(), second.json());
    assert.equal((await teacher.ask('GET', url)).json().length, before + 1);
  });

  test('what is wrong is said at its field', async () => {
    const { _id } = await one();
    await hand(student, _id, { text: 'Done' });
    const wrong: [{ statusCode: number; json: () => { errors: object } }, string][] = [
      [await teacher.ask('POST', url, order({ title: '' })), 'title'],
      [await teacher.ask('POST', url, order({ text: 'x'.repeat(4_001) })), 'text'],
      [await teacher.ask('POST', url, order({ dueOn: dayFromNow(-2) })), 'dueOn'],
      [await teacher.ask('POST', url, order({ dueOn: '2026-02-30' })), 'dueOn'],
      [await teacher.ask('POST', url, order({ maxMarks: 0 })), 'maxMarks'],
      [await teacher.ask('POST', url, order({ clientIds: [] })), 'clientIds'],
      [await teacher.ask('POST', url, order({ clientIds: Array(51).fill(nobody) })), 'clientIds'],
      [await grade(teacher, _id, { marks: 21 }), 'marks'],
      [await grade(teacher, _id, { marks: -1 }), 'marks'],
      [await grade(teacher, _id, { marks: 1.5 }), 'marks'],
      [await hand(student, _id, {}), 'text'],
      [await hand(student, _id, { text: '' }), 'text'],
      [await teacher.ask('GET', `${url}?clientId=x`), 'clientId'],
    ];
    for (const [answer, field] of wrong) {
      assert.equal(answer.statusCode, 422, field);
      assert.deepEqual(Object.keys(answer.json().errors), [field]);
    }
  });
});
