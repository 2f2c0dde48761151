import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { limits, type SortName, type VendorsAnswer } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { multiplyVendors } from '../../../test/load/crowd';
import { orders } from './order.model';

const sorts = Object.keys(orders) as SortName[];

/** Labour in the home city: more vendors than are counted exactly. */
const crowd = { type: 'labour', loc: 'hsr-layout' };

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 900 });
    await multiplyVendors(running.database.query, 79, crowd.type);
  });
  after(() => running.close());

  const ask = (query: Record<string, string>) => running.app.inject({ url: '/api/vendors', query });
  const list = async (query: Record<string, string>): Promise<VendorsAnswer> => {
    const response = await ask(query);
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };
  const ids = ({ vendors }: VendorsAnswer) => vendors.map(({ _id }) => _id);
  const women = ({ facets }: VendorsAnswer) =>
    facets.find(({ name }) => name === 'gender')?.options[0];

  /** The exact number. */
  const exactly = async (condition: 'Female' | 'Male' | null) => {
    const { total } = await running.database.query
      .selectFrom('vendor')
      .innerJoin('category', 'category.id', 'vendor.category_id')
      .innerJoin('locality', 'locality.id', 'vendor.locality_id')
      .innerJoin('city', 'city.id', 'locality.city_id')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('category.profession', '=', 'labour')
      .where('city.name', '=', 'Bengaluru')
      .$if(condition !== null, (row) => row.where('gender', '=', condition as 'Female'))
      .executeTakeFirstOrThrow();
    return total;
  };

  test('who is not narrowed is counted exactly, however many', async () => {
    const answer = await list(crowd);
    assert.ok(answer.total > 2 * limits.countedVendors);
    assert.equal(answer.total, await exactly(null));
    assert.ok(answer.isTotalExact);
    assert.deepEqual(
      [women(answer)?.count, women(answer)?.isExact],
      [await exactly('Female'), true],
    );
  });

  test('who is narrowed is counted on a sample, which says so and is near', async () => {
    const answer = await list({
      ...crowd,
      exp: '0-5,5-10,10-15,15-20,20',
      lang: 'english,kannada,hindi',
    });
    const real = await exactly('Female');
    const { count, isExact } = women(answer) as { count: number; isExact: boolean };
    assert.equal(isExact, false);
    assert.ok(Math.abs(count - real) < 0.12 * real, `${count} instead of about ${real}`);
    assert.deepEqual([answer.total, answer.isTotalExact], [limits.countedVendors, false]);
  });

  test('few of many are counted exactly', async () => {
    const answer = await list({
      ...crowd,
      gender: 'female',
      rating: '4.5',
      exp: '15-20',
      lang: 'tamil',
    });
    assert.ok(answer.isTotalExact && answer.total < limits.countedVendors);
    let [seen, next] = [ids(answer), answer.next];
    while (next !== null) {
      const more = await list({
        ...crowd,
        gender: 'female',
        rating: '4.5',
        exp: '15-20',
        lang: 'tamil',
        cursor: next,
        limit: '200',
      });
      seen = [...seen, ...ids(more)];
      next = more.next;
    }
    assert.equal(new Set(seen).size, answer.total);
    assert.equal(seen.length, answer.total);
  });

  for (const sort of sorts) {
    test(`pages of many by ${sort} follow each other, by number and by cursor`, async () => {
      const query = { ...crowd, lang: 'kannada,english', sort, limit: '40' };
      const once = ids(await list({ ...query, limit: '160' }));
      const byNumber = [];
      for (const page of ['1', '2', '3', '4'])
        byNumber.push(...ids(await list({ ...query, page })));
      assert.deepEqual(byNumber, once);
      const byCursor = [];
      let answer = await list(query);
      for (let read = 0; read < 4; read += 1) {
        byCursor.push(...ids(answer));
        assert.equal(answer.page, read + 1);
        answer = await list({ ...query, cursor: answer.next as string });
      }
      assert.deepEqual(byCursor, once);
      assert.equal(new Set(once).size, 160);
    });
  }

  test('pages are numbered as far as is counted; a cursor reads on', async () => {
    const deepest = limits.countedVendors / 100;
    const last = await list({ ...crowd, limit: '100', page: `${deepest}` });
    assert.equal(last.totalPages, deepest);
    assert.equal(last.vendors.length, 100);
    const beyond = await ask({ ...crowd, limit: '100', page: `${deepest + 1}` });
    assert.equal(beyond.json().code, 'page-out-of-range');
    const on = await list({ ...crowd, limit: '100', cursor: last.next as string });
    assert.equal(on.vendors.length, 100);
    assert.ok(!ids(on).some((id) => ids(last).includes(id)));
  });

  test('a circle in a crowd holds nobody beyond it', async () => {
    const { vendors, total } = await list({ ...crowd, r: '2', limit: '200' });
    assert.ok(total > 1_000);
    assert.ok(vendors.every(({ km }) => km !== null && km <= 2));
  });

  test('every profession in every city is one list as well', async () => {
    const states = 'karnataka,maharashtra,tamil-nadu,telangana,kerala,delhi';
    const everybody = await running.database.query
      .selectFrom('vendor')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    for (const sort of sorts) {
      const answer = await list({ state: states, loc: 'hsr-layout', sort });
      assert.equal(answer.vendors.length, 10);
      assert.equal(answer.total, everybody.total);
    }
  });
});
