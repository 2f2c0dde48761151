import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Category, limits, type Vendor, type VendorsAnswer } from '@nukkad/platform/contract';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { buildApp } from '../../app';
import { ratingOf } from '../vendors/vendor.wire';

onDatabase((open) => {
  let running: TestApp;
  let categories: Category[];
  before(async () => {
    running = await startTestApp(open, { vendors: 900 });
    categories = (await running.app.inject('/api/category/getAllCategories')).json();
  });
  after(() => running.close());

  const category = (slug: string) => categories.find((one) => one.slug === slug) as Category;
  const list = async (slug: string, query = ''): Promise<VendorsAnswer> => {
    const { _id } = category(slug);
    const url = `/api/vendordetail/getVendorsByCategory?categoryId=${_id}${query}`;
    return (await running.app.inject(url)).json();
  };
  const ids = ({ vendors }: VendorsAnswer) => vendors.map(({ _id }) => _id);

  /** Number of vendors of a category in the home city. */
  const atHome = async (slug: string): Promise<number> => {
    const { total } = await running.database.query
      .selectFrom('vendor')
      .innerJoin('locality', 'locality.id', 'vendor.locality_id')
      .innerJoin('city', 'city.id', 'locality.city_id')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('city.name', '=', 'Bengaluru')
      .where((row) =>
        row.or([
          row('category_id', '=', category(slug)._id),
          row('sub_category_id', '=', category(slug)._id),
        ]),
      )
      .executeTakeFirstOrThrow();
    return total;
  };

  test('without a page the list is as long as one answer may be', async () => {
    const labour = await list('labour');
    assert.equal(labour.total, await atHome('labour'));
    assert.ok(labour.total > limits.vendorsPerAnswer);
    assert.equal(labour.vendors.length, limits.vendorsPerAnswer);
  });

  test('pages follow each other without gap or repeat, whichever end they are read from', async () => {
    const { totalPages, total } = await list('doctor', '&page=1&limit=7');
    const seen: string[] = [];
    for (let page = 1; page <= totalPages; page += 1) {
      seen.push(...ids(await list('doctor', `&page=${page}&limit=7`)));
    }
    assert.equal(seen.length, total);
    assert.deepEqual(seen, ids(await list('doctor')));
    assert.equal(new Set(seen).size, total);
  });

  test('a page has ten vendors unless told otherwise', async () => {
    const { vendors, page, limit, total, totalPages } = await list('labour', '&page=2');
    assert.deepEqual([vendors.length, page, limit], [10, 2, 10]);
    assert.equal(totalPages, Math.ceil(total / 10));
  });

  test('a speciality is reached by its slug and by its id', async () => {
    const bySlug = await list('doctor', '&spec=dentist');
    const byId = await list('dentist');
    assert.deepEqual(bySlug, byId);
    assert.equal(bySlug.total, await atHome('dentist'));
    for (const { subCategory } of bySlug.vendors) {
      assert.equal(subCategory?.categoryName, 'Dentist');
    }
  });

  test('the best rated come first', async () => {
    const { vendors } = await list('advocate', '&sort=rating');
    const ranks = await running.database.query
      .selectFrom('vendor')
      .select(['id', 'rating_rank'])
      .execute();
    const rankOf = new Map(ranks.map(({ id, rating_rank }) => [id, rating_rank]));
    const order = vendors.map(({ _id }) => rankOf.get(_id) ?? 0);
    assert.deepEqual(
      order,
      [...order].sort((a, b) => b - a),
    );
  });

  test('the demo dentist stands in the listing with the documented figures', async () => {
    const dentist = (await list('dentist')).vendors.find(
      ({ vendorName }) => vendorName === 'Dr. Ananya Hegde',
    ) as Vendor;
    assert.deepEqual(dentist.rating, { average: 4.5, count: 300 });
    assert.equal(dentist.locality.name, 'HSR Layout');
    assert.ok(dentist.isSample && dentist.isVerified);
    assert.ok(dentist.doctorDetails?.education[0]);
    assert.ok(dentist.doctorDetails?.experience[0]);
    assert.ok(dentist.doctorDetails?.clinicName);
    assert.ok(dentist.qualifications.length <= limits.qualificationLines);
  });

  test('a page of details holds what its card does', async () => {
    const [card] = (await list('teacher', '&page=1')).vendors;
    const details = (await running.app.inject(`/api/vendors/${card?._id}`)).json();
    assert.deepEqual({ ...details, ...card }, details);
  });

  test('who is not live is nowhere', async () => {
    const before = await list('officer');
    const [{ _id }] = before.vendors as [Vendor];
    const set = (status: 'suspended' | 'live') =>
      running.database.query.updateTable('vendor').set({ status }).where('id', '=', _id).execute();
    await set('suspended');
    assert.ok(!ids(await list('officer')).includes(_id));
    const page = await running.app.inject(`/api/vendors/${_id}`);
    assert.equal(page.json().code, 'vendor-unknown');
    await set('live');
  });

  test('the first page of an empty category is an empty list', async () => {
    const id = '01900000-0000-7000-8000-000000000001';
    await running.database.query
      .insertInto('category')
      .values({
        id,
        parent_id: null,
        profession: 'doctor',
        slug: 'nobody-yet',
        name: 'Nobody yet',
        background_color: '#FFFFFF',
        image: null,
        position: 99,
      })
      .execute();
    // A second app on the same rows, because this one has cached the tree without the new one.
    const fresh = await buildApp({
      settings: testSettings(),
      database: running.database,
      logger: false,
      site: false,
    });
    const url = `/api/vendordetail/getVendorsByCategory?categoryId=${id}`;
    const first = await fresh.inject(`${url}&page=1`);
    const { vendors, page, limit, total, totalPages, next } = first.json();
    assert.deepEqual([vendors, page, limit, total, totalPages, next], [[], 1, 10, 0, 0, null]);
    assert.equal((await fresh.inject(`${url}&page=2`)).json().code, 'page-out-of-range');
    await fresh.close();
  });
});

test('a rating is a mean of one decimal, and none while reviews are few', () => {
  assert.equal(ratingOf(10, 2), null);
  assert.deepEqual(ratingOf(14, 3), { average: 4.7, count: 3 });
  assert.deepEqual(ratingOf(1_350, 300), { average: 4.5, count: 300 });
});
