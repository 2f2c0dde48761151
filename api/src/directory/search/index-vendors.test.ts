import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SearchAnswer, SuggestAnswer, VendorsAnswer } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import { seed } from '../../../seed/seed';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { rebuildSearchRows, searchIsUpToDate } from '../../../test/database/jobs';
import { until } from '../../../test/process/until';
import type { Database } from '../../core/db/database';
import type { Tables } from '../../core/db/tables.generated';
import { bitOf, isOfCell, layout, maskOf, type PackedFacet } from './facets/facets.model';
import { rebuildSearch } from './index-vendors';
import { vendorChanged } from './vendor-changed';

onDatabase((open) => {
  let running: TestApp;
  let query: Kysely<Tables>;
  before(async () => {
    running = await startTestApp(open, { vendors: 400 });
    query = running.database.query;
  });
  after(() => running.close());

  const get = async <T>(url: string): Promise<T> => (await running.app.inject(url)).json();
  const dentists = async () =>
    get<VendorsAnswer>('/api/vendors?type=doctor&spec=dentist&limit=200');

  const change = async (
    id: string,
    values: Partial<{
      status: 'live' | 'suspended';
      name: string;
      languages: string[];
    }>,
  ) => {
    await query.transaction().execute(async (trx) => {
      await trx.updateTable('vendor').set(values).where('id', '=', id).execute();
      await vendorChanged(trx, id);
    });
    await searchIsUpToDate(query);
  };

  /** All index tables, each in a fixed order. */
  const kept = async () => ({
    rows: await query.selectFrom('search_row').selectAll().orderBy('vendor_id').execute(),
    counts: await query
      .selectFrom('facet_count')
      .selectAll()
      .where('vendors', '>', 0)
      .orderBy('node_id')
      .orderBy('city_id')
      .orderBy('kind')
      .orderBy('key')
      .execute(),
    vendors: await query.selectFrom('vendor_count').selectAll().orderBy('category_id').execute(),
  });

  test('lists, counts and suggestions follow a vendor that leaves and comes back', async () => {
    const before = await dentists();
    const [vendor] = before.vendors;
    const { _id, vendorName } = vendor as { _id: string; vendorName: string };
    const seen = async () => {
      const list = await dentists();
      const { suggestions } = await get<SuggestAnswer>('/api/search/suggest?q=dentist');
      const found = await get<SearchAnswer>(`/api/search?q=${encodeURIComponent(vendorName)}`);
      const [dentist] = suggestions;
      return {
        total: list.total,
        isListed: list.vendors.some((one) => one._id === _id),
        women: list.facets[0]?.options[0]?.count,
        suggested: dentist && 'count' in dentist ? dentist.count : null,
        isFound: found.vendors.some((one) => one._id === _id),
      };
    };
    const there = await seen();
    await change(_id, { status: 'suspended' });
    const gone = await seen();
    assert.deepEqual([gone.total, gone.suggested], [there.total - 1, (there.suggested ?? 0) - 1]);
    assert.deepEqual([gone.isListed, gone.isFound], [false, false]);
    await change(_id, { status: 'live' });
    assert.deepEqual(await seen(), there);
  });

  test('whatever changed, what is kept is what would be made anew', async () => {
    const some = await query.selectFrom('vendor').select('id').orderBy('id').limit(12).execute();
    for (const [index, { id }] of some.entries()) {
      await change(
        id,
        index % 2 === 0 ? { languages: ['Tamil'] } : { name: `Zoya ${index}`, status: 'suspended' },
      );
    }
    const followed = await kept();
    await query.transaction().execute(rebuildSearch);
    assert.deepEqual(await kept(), followed);
  });

  test('a cell is what the facets say of which everybody has one option', async () => {
    const names = (Object.keys(layout) as PackedFacet[]).filter(isOfCell);
    assert.deepEqual(names, ['gender', 'exp', 'rating', 'fee', 'quick']);
    const bits = names.flatMap((name) =>
      Array.from({ length: layout[name][1] }, (_, position) => bitOf(name, position)),
    );
    const rows = await query.selectFrom('search_row').select(['facets', 'cell']).execute();
    assert.ok(new Set(rows.map(({ cell }) => cell)).size > 10);
    for (const { facets, cell } of rows) {
      assert.equal(BigInt(cell), BigInt(facets) & BigInt(maskOf(bits)));
    }
  });

  test('somebody new is found by name, somebody removed is not', async () => {
    const id = '01900000-0000-7000-8000-00000000000a';
    await query.transaction().execute(async (trx) => {
      await sql`INSERT INTO vendor SELECT (jsonb_populate_record(vendor,
          ${JSON.stringify({ id, user_id: null, name: 'Quintessa Novak', status: 'live' })}::jsonb)).*
        FROM vendor ORDER BY id DESC LIMIT 1`.execute(trx);
      await vendorChanged(trx, id);
    });
    await searchIsUpToDate(query);
    const found = () => get<SearchAnswer>('/api/search?q=quintessa');
    assert.deepEqual(
      (await found()).vendors.map(({ _id }) => _id),
      [id],
    );
    await query.transaction().execute(async (trx) => {
      await trx.deleteFrom('vendor').where('id', '=', id).execute();
      await vendorChanged(trx, id);
    });
    await searchIsUpToDate(query);
    assert.equal((await found()).total, 0);
  });

  test('many changes by several workers are each counted once', async () => {
    const ids = (await query.selectFrom('vendor').select('id').execute()).map(({ id }) => id);
    await Promise.all([...ids, ...ids].map((id) => vendorChanged(query, id)));
    await Promise.all([1, 2, 3].map(() => searchIsUpToDate(query)));
    const followed = await kept();
    await query.transaction().execute(rebuildSearch);
    assert.deepEqual(await kept(), followed);
  });

  test('a running app follows by itself', async () => {
    const before = await dentists();
    const { _id } = before.vendors[0] as { _id: string };
    await query.transaction().execute(async (trx) => {
      await trx.updateTable('vendor').set({ status: 'suspended' }).where('id', '=', _id).execute();
      await vendorChanged(trx, _id);
    });
    await until(async () => (await dentists()).total === before.total - 1, 'there is one less');
  });
});

onDatabase((open) => {
  let database: Database;
  let query: Kysely<Tables>;
  before(async () => {
    database = await open('tables');
    ({ query } = database);
    await seed(query, { vendors: 50, demoAccounts: false });
  });
  after(() => database.close());

  test('a change that is taken back is not followed', async () => {
    await assert.rejects(
      query.transaction().execute(async (trx) => {
        const { id } = await trx
          .selectFrom('vendor')
          .select('id')
          .limit(1)
          .executeTakeFirstOrThrow();
        await vendorChanged(trx, id);
        throw new Error('changed my mind');
      }),
    );
    assert.deepEqual(await query.selectFrom('job').select('id').execute(), []);
  });

  test('one who cannot be brought up to date holds up nobody else', async () => {
    const { id } = await query
      .selectFrom('vendor')
      .select('id')
      .where('status', '=', 'live')
      .limit(1)
      .executeTakeFirstOrThrow();
    await vendorChanged(query, 'no id at all');
    await vendorChanged(query, id);
    await rebuildSearchRows(query, () => undefined);
    const waiting = () =>
      query
        .selectFrom('job')
        .select(['key', 'last_error'])
        .where('claimed_at', 'is', null)
        .execute();
    await until(async () => {
      const [first, ...others] = await waiting();
      return others.length === 0 && first?.last_error != null;
    }, 'one waits to be tried again, the other is up to date');
    assert.equal((await waiting())[0]?.key, 'no id at all');
    await query.deleteFrom('job').execute();
  });
});
