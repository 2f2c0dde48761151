import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { offeredLanguages } from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/contract/definitions';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { buildApp } from '../../app';
import { categoriesService } from '../catalog/categories.service';
import { statesService } from '../geo/states.service';
import { sitemapService } from './sitemap.service';

const origin = 'https://nukkad.example';

const addresses = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { PUBLIC_URL: `${origin}/` } });
  });
  after(() => running.close());

  /** Every page in this app's sitemap. */
  const allPages = async (): Promise<string[]> => {
    const index = await running.app.inject('/sitemap.xml');
    assert.match(String(index.headers['content-type']), /^application\/xml/);
    const parts = addresses(index.body);
    const pages: string[] = [];
    for (const part of parts) {
      const response = await running.app.inject(part.slice(origin.length));
      assert.equal(response.statusCode, 200, part);
      assert.match(String(response.headers['content-type']), /^application\/xml/);
      assert.match(String(response.headers['cache-control']), /max-age=3600/);
      pages.push(...addresses(response.body));
    }
    return pages;
  };

  test('every public page is named once, by its absolute address', async () => {
    const pages = await allPages();
    assert.equal(new Set(pages).size, pages.length);
    for (const page of pages) assert.ok(page.startsWith(`${origin}/`), page);
    const expected = [
      ...[
        '/',
        '/doctors?spec=all',
        '/doctors?spec=dentist',
        "/ca's",
        '/govt.%20officers',
        '/blogs',
      ],
      ...['/blogs/how-to-choose-a-dentist', '/stories/a-tooth-and-an-estimate'],
      '/blogs?topic=Health',
      ...['/campaigns/lake-watch', '/states/karnataka', '/govt-offices-detail?office=finance'],
    ];
    for (const path of expected) assert.ok(pages.includes(origin + path), path);
    assert.ok(!pages.includes(`${origin}/doctors`), 'it shows the dentists');
  });

  test('everybody who is listed is there, and nobody else', async () => {
    const { query } = running.database;
    const [first] = await query.selectFrom('vendor').select('id').orderBy('id').limit(1).execute();
    const set = (status: 'live' | 'suspended') =>
      query.updateTable('vendor').set({ status }).where('id', '=', first!.id).execute();
    await set('suspended');
    const live = await query
      .selectFrom('vendor')
      .select('id')
      .where('status', '=', 'live')
      .execute();
    const named = (await allPages()).flatMap((page) => page.split('-detail?id=')[1] ?? []);
    const inEachLanguage = live.flatMap(({ id }) => offeredLanguages.map(() => id));
    assert.deepEqual(named.sort(), inEachLanguage.sort());
    await set('live');
  });

  test('many are parted without gap or repeat, also when somebody leaves in between', async () => {
    const { query } = running.database;
    const categories = categoriesService(query, async () => []);
    const states = statesService(query, async () => []);
    const sitemap = sitemapService({ db: query, categories, states, origin }, 17);
    const parts = addresses(await sitemap.index()).slice(1);
    assert.ok(parts.length > 5);
    const firsts = parts.map((part) => /vendors-(.+)\.xml$/.exec(part)?.[1] as string);
    const read = async () => {
      const pages: string[] = [];
      for (const first of firsts) pages.push(...addresses(await sitemap.vendors(first)));
      return pages;
    };
    const pages = await read();
    assert.equal(new Set(pages).size, pages.length);
    const vendors = await query.selectFrom('vendor').select('id').execute();
    assert.equal(pages.length, vendors.length * offeredLanguages.length);
    await query
      .updateTable('vendor')
      .set({ status: 'suspended' })
      .where('id', '=', firsts[2]!)
      .execute();
    assert.equal(new Set(await read()).size, pages.length - offeredLanguages.length);
    await query.updateTable('vendor').set({ status: 'live' }).execute();
  });

  test('a part that is none is refused in words', async () => {
    const nobody = 'ffffffff-ffff-7fff-bfff-ffffffffffff';
    const refused: [url: string, status: number][] = [
      [`/sitemaps/vendors-${nobody}.xml`, 404],
      ['/sitemaps/vendors-1.xml', 422],
      ['/sitemaps/vendors-%00.xml', 422],
      [`/sitemaps/vendors-${'1'.repeat(300)}.xml`, 422],
      ['/sitemaps/nothing.xml', 404],
      ['/sitemaps/', 404],
    ];
    for (const [url, status] of refused) {
      const response = await running.app.inject(url);
      assert.equal(response.statusCode, status, url);
      problem.parse(response.json());
    }
  });

  test('robots.txt is plain text that names the sitemap', async () => {
    const response = await running.app.inject('/robots.txt');
    assert.match(String(response.headers['content-type']), /^text\/plain/);
    assert.ok(response.body.includes(`Sitemap: ${origin}/sitemap.xml`));
  });

  test('beside the site the two are still answered by the API', async () => {
    const settings = testSettings({ PUBLIC_URL: origin });
    const { database } = running;
    const app = await buildApp({ settings, database, logger: false, site: true });
    assert.match((await app.inject('/robots.txt')).body, /^User-agent/);
    assert.match((await app.inject('/sitemap.xml')).body, /<sitemapindex/);
    assert.equal((await app.inject('/sitemaps/gone.xml')).statusCode, 404);
    await app.close();
  });
});
