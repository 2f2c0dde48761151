import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { bannerPicture } from './pictures';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open);
  });
  after(() => running.close());

  test('every picture that an answer names is there', async () => {
    const categories = await running.app.inject('/api/category/getAllCategories');
    const userTypes = await running.app.inject('/api/userType/getAllUserType');
    const [{ _id }] = categories.json();
    const vendors = await running.app.inject(
      `/api/vendordetail/getVendorsByCategory?categoryId=${_id}`,
    );
    const named = [categories, userTypes, vendors].flatMap(({ body }) => [
      ...body.matchAll(/(?<=["\s])(\/assets\/[^"\s]+)(?=["\s])/g),
    ]);
    const urls = new Set(named.map(([, url]) => url as string));
    assert.ok(urls.size > 60);
    for (const url of urls) {
      const response = await running.app.inject(url);
      assert.equal(response.statusCode, 200, url);
      assert.equal(formatOf(response.rawPayload), url.split('.').at(-1), url);
      assert.match(String(response.headers['content-type']), /^image\//, url);
      assert.match(String(response.headers['cache-control']), /max-age/);
    }
  });

  test('every banner is there, in each format and width', async () => {
    for (const name of ['doctors', 'engineers', 'chartered-accountants', 'teachers']) {
      const banner = bannerPicture(name);
      assert.ok(banner);
      assert.deepEqual([banner.width, banner.height], [640, 280]);
      const urls = banner.sources.flatMap(({ srcset }) => srcset.match(/\/assets\S+/g) ?? []);
      assert.equal(urls.length, 6);
      for (const url of urls) assert.equal((await running.app.inject(url)).statusCode, 200, url);
    }
    assert.equal(bannerPicture('magicians'), null);
  });

  test('a picture that did not change is not sent twice', async () => {
    const url = '/assets/pictures/categories/doctor-320.avif';
    const first = await running.app.inject(url);
    assert.equal(first.headers['content-type'], 'image/avif');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await running.app.inject({ url, headers });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
  });

  test('a drawing opened by itself runs nothing, and its own style attributes pass', async () => {
    const styles = new Set<string>();
    let policy = '';
    for (let position = 0; position < 240; position += 1) {
      const { body, headers } = await running.app.inject(`/assets/avatars/${position}.svg`);
      policy = String(headers['content-security-policy']);
      for (const [, style] of body.matchAll(/ style="([^"]*)"/g)) styles.add(style as string);
    }
    assert.ok(styles.size > 0);
    for (const style of styles) {
      const digest = createHash('sha256').update(style).digest('base64');
      assert.ok(policy.includes(`'sha256-${digest}'`), style);
    }
    assert.match(policy, /^default-src 'none'; .*; sandbox$/);
    assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval/);
  });

  test('the name with a space is found either way it is written', async () => {
    for (const url of ['/assets/images/govt%20officer.png', '/assets/images/govt officer.png']) {
      assert.equal((await running.app.inject(url)).statusCode, 200);
    }
  });

  test('nothing else is served from there', async () => {
    const others = [
      '/assets/images/..%2ficons%2fdoctor.svg',
      '/assets/images/nobody.png',
      '/assets/icons/doctor-black.svg',
      '/assets/pictures/categories/magician-320.webp',
      '/assets/pictures/categories/doctor-320.png',
      '/assets/pictures/categories/doctor-321.webp',
      '/assets/pictures/categories/..%2fbanner%2fdoctors-640.webp',
      '/assets/pictures/..%2fimages/doctor.png',
      '/assets/pictures/icons/doctor-320.webp',
      '/assets/pictures/categories/doctor-320.webp%00',
      '/assets/avatars/240.svg',
      '/assets/avatars/x.svg',
    ];
    for (const url of others) assert.equal((await running.app.inject(url)).statusCode, 404, url);
  });

  /** Format by magic bytes, not by the declared type. */
  function formatOf(bytes: Buffer): string {
    const text = bytes.toString('latin1', 0, 12);
    if (text.startsWith('<svg')) return 'svg';
    if (text.slice(1, 4) === 'PNG') return 'png';
    if (text.slice(4, 12) === 'ftypavif') return 'avif';
    return text.startsWith('RIFF') && text.endsWith('WEBP') ? 'webp' : 'unknown';
  }
});
