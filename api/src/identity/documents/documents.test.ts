import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type LegalDocument, localityCookie } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import { seed } from '../../../seed/seed';
import { bareApp } from '../../../test/app/bare-app';
import { onDatabase } from '../../../test/database/databases';
import type { Database } from '../../core/db/database';
import { speakLanguages } from '../../core/language/language';
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
    app = await bareApp(async (api) => {
      speakLanguages(api);
      await registerDocuments(api, { db: database.query });
    });
  });
  after(async () => {
    await app.close();
    await database.close();
  });

  const url = (name: string) => `/api/content/documents/${name}`;
  const ask = (name: string, language = 'en-IN') =>
    app.inject({ url: url(name), headers: { 'accept-language': language } });
  const read = async (name: string, language?: string): Promise<LegalDocument> =>
    (await ask(name, language)).json();
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
    const names = [
      ...[localityCookie, 'nukkad-wrote', 'nukkad-known-browser'],
      ...['registration', 'passkey'].map((name) => `nukkad-${name}`),
      ...Object.keys(seconds).map((name) => `nukkad-sign-in-${name}`),
    ];
    for (const language of ['en-IN', 'hi-IN', 'kn-IN']) {
      const notice = JSON.stringify(await read('privacy', language));
      for (const name of names) assert.ok(notice.includes(name), `${language}: ${name}`);
    }
  });

  test('each language has the whole of the text in force, and says that it is a translation', async () => {
    for (const name of ['terms', 'privacy']) {
      const english = await read(name);
      assert.equal(english.translatedInto, undefined);
      for (const [language, script] of [
        ['hi', /\p{Script=Devanagari}/u],
        ['kn', /\p{Script=Kannada}/u],
      ] as const) {
        const response = await ask(name, `${language}-IN`);
        assert.equal(response.headers['content-language'], `${language}-IN`);
        const translation = response.json<LegalDocument>();
        assert.equal(translation.translatedInto, language);
        assert.equal(translation.version, english.version);
        assert.deepEqual(shapeOf(translation), shapeOf(english), `${name} ${language}`);
        assert.match(translation.title, script);
        for (const block of translation.body) assert.match(JSON.stringify(block), script);
      }
    }
  });

  /** Kinds of blocks, with the length of lists. */
  const shapeOf = ({ body }: LegalDocument) =>
    body.map((block) => (block.kind === 'list' ? block.items.length : block.kind));

  test('a translation of other words is not shown, nor half of one', async () => {
    const change = (values: { source: string } | { words: string }) =>
      database.query
        .updateTable('translation')
        .set(values)
        .where('kind', '=', 'document')
        .where('item_id', 'like', 'terms/%')
        .where('language', '=', 'hi')
        .returningAll()
        .executeTakeFirstOrThrow();
    const [before] = await database.query
      .selectFrom('translation')
      .selectAll()
      .where('item_id', 'like', 'terms/%')
      .where('language', '=', 'hi')
      .execute();
    const { source = '', words = {} } = before ?? {};
    const english = await read('terms');
    for (const values of [
      { source: 'of other words' },
      { source, words: JSON.stringify({ ...words, body: '' }) },
    ]) {
      await change(values);
      assert.deepEqual(await read('terms', 'hi-IN'), english);
    }
    await change({ words: JSON.stringify(words) });
    assert.equal((await read('terms', 'hi-IN')).translatedInto, 'hi');
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
    assert.deepEqual(await read('terms', 'hi-IN'), await read('terms'));
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
