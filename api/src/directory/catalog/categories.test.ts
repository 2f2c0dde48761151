import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Category } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open);
  });
  after(() => running.close());

  const categories = async (query = ''): Promise<Category[]> =>
    (await running.app.inject(`/api/category/getAllCategories${query}`)).json();

  test('the top level comes in its order, each with its picture', async () => {
    const top = await categories('?parent=null');
    assert.deepEqual(
      top.map(({ categoryName, slug, image }) => [categoryName, slug, image]),
      [
        ['Doctor', 'doctor', '/assets/images/doctor.png'],
        ['Engineer', 'engineer', '/assets/images/engineer.png'],
        ['CA', 'ca', '/assets/images/ca.png'],
        ['Advocate', 'advocate', '/assets/images/advocate.png'],
        ['Teacher', 'teacher', '/assets/images/english.png'],
        ['Labour', 'labour', '/assets/images/labour.png'],
        ['Officer', 'officer', '/assets/images/officer.png'],
        ['Govt Officer', 'govt-officer', '/assets/images/govt%20officer.png'],
      ],
    );
    assert.deepEqual(
      top.map(({ order }) => order),
      [0, 1, 2, 3, 4, 5, 6, 7],
    );
    assert.deepEqual(
      (await categories()).filter(({ parent }) => parent === null),
      top,
    );
  });

  test('the top level has scenes, what is below has none', async () => {
    const all = await categories();
    const [doctor] = all;
    assert.deepEqual(doctor?.picture?.sources[0], {
      type: 'image/avif',
      srcset:
        '/assets/pictures/categories/doctor-320.avif 320w, ' +
        '/assets/pictures/categories/doctor-640.avif 640w',
    });
    for (const { parent, picture } of all) assert.equal(picture === null, parent !== null);
  });

  test('the specialities of doctors are the documented sixteen', async () => {
    const [doctor] = await categories('?parent=null');
    const specialities = await categories(`?parent=${doctor?._id}`);
    assert.equal(
      specialities.map(({ categoryName }) => categoryName).join(', '),
      'Dentist, Pediatrician, Cardiologist, Psychiatrist, Dermatologist, Endocrinologist, ' +
        'Gynecologist, Neurologist, Orthopedic, Ophthalmologist, Oncologist, Urologist, ' +
        'Rheumatologist, Gastroenterologist, Hematologist, chiropractor',
    );
  });

  test('every profession has as many chips as documented', async () => {
    const all = await categories();
    const chips = all
      .filter(({ parent }) => parent === null)
      .map(({ _id, slug }) => [slug, all.filter(({ parent }) => parent === _id).length]);
    assert.deepEqual(Object.fromEntries(chips), {
      doctor: 16,
      engineer: 8,
      ca: 9,
      advocate: 9,
      teacher: 20,
      labour: 10,
      officer: 6,
      'govt-officer': 10,
    });
  });

  test('a count is that of the list it leads to, and of the vendors below', async () => {
    const all = await categories();
    const totalOf = async (query: string): Promise<number> =>
      (await running.app.inject(`/api/vendors?${query}`)).json().total;
    let listed = 0;
    for (const { _id, slug, count } of all.filter(({ parent }) => parent === null)) {
      assert.equal(count, await totalOf(`type=${slug}`), slug);
      listed += count;
      const parts = all.filter(({ parent }) => parent === _id);
      assert.equal(
        parts.reduce((sum, part) => sum + part.count, 0),
        count,
      );
      for (const part of parts.slice(0, 2)) {
        assert.equal(part.count, await totalOf(`type=${slug}&spec=${part.slug}`), part.slug);
      }
    }
    // The others were generated in other cities.
    assert.ok(listed > 0 && listed < 120 + 7 + 10, String(listed));
  });

  test('an answer that did not change is not sent twice', async () => {
    const first = await running.app.inject('/api/category/getAllCategories');
    assert.match(String(first.headers['cache-control']), /max-age=30/);
    const again = await running.app.inject({
      url: '/api/category/getAllCategories',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
  });
});
