import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Complaint, type ComplaintsAnswer, limits } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { slugOf } from '../../../seed/ids';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 900 });
  });
  after(() => running.close());

  const page = async (query: Record<string, string> = {}): Promise<ComplaintsAnswer> => {
    const response = await running.app.inject({ url: '/api/complaints', query });
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };

  async function all(query: Record<string, string> = {}): Promise<Complaint[]> {
    const { totalPages } = await page(query);
    const pages = Array.from({ length: totalPages }, (_, index) =>
      page({ ...query, page: String(index + 1) }),
    );
    return (await Promise.all(pages)).flatMap(({ complaints }) => complaints);
  }

  test('the demo officer has more than a page of them, the newest first', async () => {
    const officerId = await demoVendor(running.database, 'officer');
    const { total, totalPages, complaints, limit } = await page({ officerId });
    assert.ok(total >= 10 && total <= 20);
    assert.deepEqual([limit, totalPages], [limits.complaintsPerPage, 2]);
    assert.equal(complaints.length, limit);
    const times = (await all({ officerId })).map(({ time }) => time);
    assert.equal(times.length, total);
    assert.deepEqual(times, [...times].sort().reverse());
  });

  test('kinds part them, and nothing is in two or in none', async () => {
    const everything = await all();
    const kinds = [...new Set(everything.map(({ kind }) => kind))];
    assert.ok(kinds.length >= 4 && kinds.includes('Service-related'));
    let counted = 0;
    for (const kind of kinds) {
      const { total, complaints } = await page({ kind: slugOf(kind) });
      assert.ok(complaints.every((one) => one.kind === kind));
      counted += total;
    }
    assert.equal(counted, everything.length);
  });

  test('an answer is given where the status says so, and after the complaint', async () => {
    for (const { status, answer, time, number, alike } of await all()) {
      assert.equal(answer !== null, status === 'answered' || status === 'closed');
      assert.ok(answer === null || answer.time > time);
      assert.match(number, /^NK-C-\d{6}$/);
      assert.ok(alike >= 0);
    }
  });

  test('who and which number is never shown', async () => {
    const bodies = await running.database.query
      .selectFrom('complaint')
      .select(['id', 'body', 'published_text'])
      .execute();
    const shown = new Map((await all()).map((one) => [one._id, one.text]));
    assert.ok(bodies.some(({ body, published_text }) => body !== published_text));
    for (const { id, published_text } of bodies)
      assert.equal(shown.get(id) ?? null, published_text);
    for (const text of shown.values()) {
      assert.doesNotMatch(text, /\+91|\{name\}|\{phone\}/);
    }
  });

  test('what nobody has redacted yet is not shown', async () => {
    const officerId = await demoVendor(running.database, 'officer');
    const { total } = await page({ officerId });
    const complaint = { id: uuidv7(), kind: 'service-related', officer_id: officerId };
    await running.database.query
      .insertInto('complaint')
      .values({ ...complaint, body: 'Mr. X took it.', status: 'received', alike: 0 })
      .execute();
    assert.equal((await page({ officerId })).total, total);
    const text = JSON.stringify(await all({ officerId }));
    assert.doesNotMatch(text, /Mr\. X/);
  });

  test('an officer without complaints has an empty first page', async () => {
    const officerId = await demoVendor(running.database, 'doctor');
    const { complaints, total, totalPages } = await page({ officerId });
    assert.deepEqual([complaints, total, totalPages], [[], 0, 0]);
  });
});
