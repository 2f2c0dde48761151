import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type LegalDocument, localityCookie } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import { seed } from '../../../seed/seed';
import { bareApp } from '../../../test/app/bare-app';
import { onDatabase } from '../../../test/database/databases';
import type { Database } from '../../core/db/database';
import { seconds } from '../sign-in/cookies';
import { registerDocuments } from './register';

const day = 86_400_000;
// 01:30 on the 2nd in India.
const now = new Date('2026-08-01T20:00:00Z');

onDatabase((open) => {
  let database: Database;
  let app: FastifyInstance;
  before(async () => {
    database = await open('tables');
    app = await bareApp((api) => registerDocuments(api, { db: database.query }));
  });
  after(async () => {
    await app.close();
    await database.close();
  });

  const url = (name: string) => `/api/content/documents/${name}`;
  const read = async (name: string): Promise<LegalDocument> => (await app.inject(url(name))).json();
  const stored = () => database.query.selectFrom('legal_document').selectAll().execute();
  const production = { vendors: 0, demoAccounts: false };
  const publish = (version: string, published_at: Date) =>
    database.query
      .insertInto('legal_document')
      .values({ name: 'terms', version, title: 'Our terms', body: '## One\n\nTwo.', published_at })
      .execute();

  test('before anything is published there is nothing to read', async () => {
    const response = await app.inject(url('terms'));
    assert.equal(response.statusCode, 404);
    assert.equal(response.json().code, 'not-found');
  });

  test('production starts with both, and says that they are samples', async () => {
    await seed(database.query, { ...production, now });
    for (const name of ['terms', 'privacy']) {
      const { title, version, publishedAt, body } = await read(name);
      assert.ok(title.length > 5);
      assert.match(version, /^sample-\d$/);
      assert.equal(publishedAt, '2026-08-02');
      assert.equal(body[0]?.kind, 'quote');
      assert.match(JSON.stringify(body[0]), /sample text.*must replace/);
      assert.ok(body.filter(({ kind }) => kind === 'heading').length >= 6);
      assert.doesNotMatch(JSON.stringify(body), /"(## |- |> )/, 'no left-over markup');
    }
  });

  test('the privacy notice names every cookie', async () => {
    const notice = JSON.stringify(await read('privacy'));
    const names = [
      ...[localityCookie, 'nukkad-wrote', 'nukkad-known-browser'],
      ...['registration', 'passkey'].map((name) => `nukkad-${name}`),
      ...Object.keys(seconds).map((name) => `nukkad-sign-in-${name}`),
    ];
    for (const name of names) assert.ok(notice.includes(name), name);
  });

  test('another start changes nothing, not even when somebody took a document away', async () => {
    const before = await stored();
    await seed(database.query, { ...production, now: new Date(now.getTime() + day) });
    assert.deepEqual(await stored(), before);
    await database.query.deleteFrom('legal_document').where('name', '=', 'privacy').execute();
    await seed(database.query, production);
    assert.equal((await app.inject(url('privacy'))).statusCode, 404);
  });

  test('the newest wording is in force from its day on', async () => {
    await publish('2', new Date(now.getTime() + day));
    await publish('3', new Date(Date.now() + day));
    const { version, title, body } = await read('terms');
    assert.deepEqual([version, title], ['2', 'Our terms']);
    assert.deepEqual(body, [
      { kind: 'heading', text: 'One' },
      { kind: 'paragraph', text: 'Two.' },
    ]);
  });

  test('another name is refused', async () => {
    assert.equal((await app.inject(url('imprint'))).statusCode, 422);
  });
});
