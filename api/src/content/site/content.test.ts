import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultPlace, type FooterContent, type SiteContent } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';

onDatabase((open) => {
  /** Each test on its own installation, because answers are cached for a few seconds. */
  const onInstallation = (work: (running: TestApp) => Promise<void>) => async () => {
    const running = await startTestApp(open, { vendors: 0 });
    try {
      await work(running);
    } finally {
      await running.close();
    }
  };
  const site = async ({ app }: TestApp): Promise<SiteContent> =>
    (await app.inject('/api/content/site')).json();
  const footer = async ({ app }: TestApp): Promise<FooterContent> =>
    (await app.inject('/api/content/footer')).json();
  const store = ({ database }: TestApp, key: string, body: object) =>
    database.query
      .updateTable('content')
      .set({ body: JSON.stringify(body) })
      .where('key', '=', key)
      .execute();

  const moveOne = async ({ database: { query } }: TestApp, profession: string, city: string) => {
    const there = await query
      .selectFrom('locality')
      .innerJoin('city', 'city.id', 'locality.city_id')
      .select('locality.id')
      .where('city.name', '=', city)
      .executeTakeFirstOrThrow();
    const one = await query
      .selectFrom('vendor')
      .innerJoin('category', 'category.id', 'vendor.category_id')
      .select('vendor.id')
      .where('category.profession', '=', profession)
      .where('vendor.status', '=', 'live')
      .executeTakeFirstOrThrow();
    await query
      .updateTable('vendor')
      .set({ locality_id: there.id })
      .where('id', '=', one.id)
      .execute();
  };

  test(
    'a new installation has placeholders for address, phone and e-mail, and looks in HSR Layout',
    onInstallation(async (running) => {
      const { address, phone, email, place } = await site(running);
      assert.match(address, /560102$/);
      assert.match(phone, /^\+91 /);
      assert.match(email, /\.example$/);
      assert.deepEqual(place, defaultPlace);
    }),
  );

  test(
    'Free Listing leads to the signup of professionals, a city to its doctors',
    onInstallation(async (running) => {
      const { quickLinks, popularCities } = await footer(running);
      assert.ok(
        quickLinks.some((link) => link.label === 'Free Listing' && link.href === '/list-yourself'),
      );
      for (const { href } of popularCities)
        assert.match(href, /^\/doctors\?city=[a-z-]+&spec=all$/);
    }),
  );

  test(
    'popular cities are those with most doctors, until an operator names others',
    onInstallation(async (running) => {
      // The link leads to doctors, so a city without doctors must not count as popular.
      await moveOne(running, 'advocate', 'Kochi');
      assert.deepEqual((await footer(running)).popularCities, [
        { label: 'Bengaluru', href: '/doctors?city=bengaluru&spec=all' },
      ]);
    }),
  );

  test(
    "an operator's settings replace the placeholders, field by field",
    onInstallation(async (running) => {
      await store(running, 'site', {
        phone: '+91 80 4000 4000',
        place: { name: 'Indiranagar', city: 'Bengaluru' },
      });
      await store(running, 'footer', {
        social: [{ label: 'X', href: 'https://x.com/nukkad' }],
        popularCities: [{ label: 'Pune', href: '/doctors?city=pune' }],
      });
      const { phone, email, place } = await site(running);
      assert.equal(phone, '+91 80 4000 4000');
      assert.match(email, /\.example$/);
      assert.equal(place.name, 'Indiranagar');
      const { social, quickLinks, popularCities } = await footer(running);
      assert.deepEqual(popularCities, [{ label: 'Pune', href: '/doctors?city=pune' }]);
      assert.deepEqual(social, [{ label: 'X', href: 'https://x.com/nukkad' }]);
      assert.ok(quickLinks.length > 0);
    }),
  );

  test(
    'a default place nobody knows falls back to its city, then to the documented one',
    onInstallation(async (running) => {
      await store(running, 'site', { place: { name: 'Nowhere', city: 'Mumbai' } });
      assert.equal((await site(running)).place.name, 'Mumbai');
    }),
  );

  test(
    'a city nobody knows is the documented place',
    onInstallation(async (running) => {
      await store(running, 'site', { place: { name: 'Nowhere', city: 'Atlantis' } });
      assert.deepEqual((await site(running)).place, defaultPlace);
    }),
  );
});
