import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openDatabase } from '../storage/database';
import { startTestApp, type TestApp } from '../testing/app';

let running: TestApp;
before(async () => {
  running = await startTestApp(() => openDatabase({ folder: 'memory://' }));
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
    ...body.matchAll(/"(\/assets\/[^"]+)"/g),
  ]);
  const urls = new Set(named.map(([, url]) => url as string));
  assert.ok(urls.size > 30);
  for (const url of urls) {
    const response = await running.app.inject(url);
    assert.equal(response.statusCode, 200, url);
    const isPng = response.rawPayload.subarray(1, 4).toString() === 'PNG';
    assert.ok(url.endsWith('.png') ? isPng : response.body.startsWith('<svg'), url);
    assert.match(String(response.headers['cache-control']), /max-age/);
  }
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
    '/assets/avatars/240.svg',
    '/assets/avatars/x.svg',
  ];
  for (const url of others) assert.equal((await running.app.inject(url)).statusCode, 404, url);
});
