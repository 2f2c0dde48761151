import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Campaign, GeoState, Post, Story } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import { startTestApp, type TestApp, testSettings } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { temporaryFolder } from '../../../test/process/at-exit';
import { buildApp } from '../../app';

const site = temporaryFolder('named-pages');
const pages = { 'index.html': 'home', 'blogs/index.html': 'blogs' };

onDatabase((open) => {
  let running: TestApp;
  let app: FastifyInstance;

  before(async () => {
    for (const [file, text] of Object.entries(pages)) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), text);
    }
    running = await startTestApp(open, { vendors: 20 });
    const settings = testSettings({ SITE_DIR: site });
    app = await buildApp({ settings, database: running.database, logger: false, site: true });
  });
  after(async () => {
    await app.close();
    await running.close();
  });

  const first = async <T>(url: string): Promise<T> => (await app.inject(url)).json<T[]>()[0] as T;

  test('what is there is answered with its page', async () => {
    const { slug: post } = await first<Post>('/api/posts');
    const { slug: story } = await first<Story>('/api/stories');
    const { slug: campaign } = await first<Campaign>('/api/campaigns');
    const { slug: state } = await first<GeoState>('/api/geo/states');
    const all = [`/blogs/${post}`, `/stories/${story}`, `/campaigns/${campaign}`];
    for (const url of [...all, `/states/${state}`, `/blogs/${post}/?from=letter`]) {
      const answer = await app.inject(url);
      assert.equal(answer.statusCode, 200, url);
      assert.equal(answer.body, url.startsWith('/blogs') ? 'blogs' : 'home');
      assert.equal(await asked(url), 204, url);
    }
  });

  const unknown = ['blogs', 'stories', 'campaigns', 'states'].map((shelf) => `/${shelf}/nobody`);
  for (const url of [...unknown, '/blogs/%3Cscript%3E', '/blogs/nobody/?utm=1']) {
    test(`${url} is answered 404, with the page that says so`, async () => {
      const answer = await app.inject(url);
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.body, url.startsWith('/blogs') ? 'blogs' : 'home');
      assert.match(String(answer.headers['content-security-policy']), /script-src 'self'/);
      assert.equal(await asked(url), 403);
      const headers = { 'if-none-match': String(answer.headers.etag) };
      assert.equal((await app.inject({ url, headers })).body, answer.body, 'sent whole again');
    });
  }

  for (const url of ['/blogs', '/blogs/', '/blogs/a/b', '/nowhere-at-all', '/doctors', '/%']) {
    test(`${url} is nothing that only a row makes`, async () => {
      assert.equal(await asked(url), 204);
    });
  }

  async function asked(url: string): Promise<number> {
    const headers = { 'x-original-uri': url };
    return (await app.inject({ url: '/api/named-pages', headers })).statusCode;
  }
});
