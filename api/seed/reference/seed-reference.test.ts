import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TranslatedKind } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { translationsService } from '../../src/content/editorial/translations.service';
import type { Database } from '../../src/core/db/database';
import type { Tables } from '../../src/core/db/tables.generated';
import { onDatabase } from '../../test/database/databases';
import { namedId } from '../ids';
import { type DataSet, dataSets } from './data-sets';
import { documents } from './documents/documents';
import { categoryId, professions } from './professions';
import { seedReference } from './seed-reference';
import vocabulary from './vocabulary/doctor.json';

type Row = Record<string, unknown>;

/** The sets of a later release, which changes the rows of one table. */
const laterRelease = (table: DataSet['table'], change: (rows: Row[]) => Row[]): DataSet[] =>
  dataSets.map((set) => {
    if (set.table !== table) return set;
    const rows = change(set.rows() as Row[]);
    return { ...set, rows: () => rows, from: [1, rows] };
  });

test('the vocabulary knows the categories by their names', () => {
  const doctor = professions.find(({ slug }) => slug === 'doctor');
  assert.deepEqual(Object.keys(vocabulary.categories), doctor?.categories);
});

test('each document has a heading and a wording', () => {
  assert.deepEqual(
    documents().map(({ name, version }) => [name, version]),
    [
      ['terms', 'sample-1'],
      ['privacy', 'sample-3'],
    ],
  );
  for (const { title, body } of documents()) assert.ok(title && body.length > 2_000);
});

onDatabase((open) => {
  let database: Database;
  const now = new Date('2026-08-01T00:00:00Z');
  before(async () => {
    database = await open('tables');
  });
  after(() => database.close());

  const tables = [
    ...dataSets.map(({ table }) => table),
    'legal_document',
    'translation',
    'seed_state',
  ] as const;
  beforeEach(async () => {
    for (const table of [...tables].reverse()) await database.query.deleteFrom(table).execute();
    await start();
  });

  const start = (sets?: DataSet[]) =>
    database.query.transaction().execute((trx) => seedReference(trx, now, sets));
  const everything = () =>
    Promise.all(tables.map((table) => database.query.selectFrom(table).selectAll().execute()));
  const faqOf = async (key: string) =>
    (
      await database.query
        .selectFrom('faq')
        .select(['question', 'answer'])
        .where('key', '=', key)
        .orderBy('position')
        .execute()
    ).map(({ question }) => question);
  const colourOf = async (slug: string) =>
    (
      await database.query
        .selectFrom('category')
        .select('background_color')
        .where('id', '=', categoryId(slug))
        .executeTakeFirstOrThrow()
    ).background_color;
  const coloured = (colour: string) =>
    laterRelease('category', (rows) =>
      rows.map((row) => (row.parent_id === null ? { ...row, background_color: colour } : row)),
    );
  const isKnown = async (text: string) =>
    (await database.query.selectFrom('term').select('text').where('text', '=', text).execute())
      .length > 0;

  test('a start of the same release changes nothing, and asks but for the notes', async () => {
    const stored = await everything();
    const asked: string[] = [];
    await database.query
      .withPlugin({
        transformQuery: ({ node }) => {
          asked.push(node.kind);
          return node;
        },
        transformResult: async ({ result }) => result,
      })
      .transaction()
      .execute((trx) => seedReference(trx as Kysely<Tables>, now));
    assert.deepEqual(asked, ['RawNode', 'SelectQueryNode']);
    assert.deepEqual(await everything(), stored);
  });

  test('a later release changes what it has changed, except what was changed here', async () => {
    const { query } = database;
    await query
      .updateTable('category')
      .set({ background_color: '#000000' })
      .where('id', '=', categoryId('teacher'))
      .execute();
    await start(coloured('#ABCDEF'));
    assert.equal(await colourOf('doctor'), '#ABCDEF');
    assert.equal(await colourOf('teacher'), '#000000');
    await start(coloured('#FEDCBA'));
    assert.equal(await colourOf('doctor'), '#FEDCBA');
    assert.equal(await colourOf('teacher'), '#000000');
  });

  test('words come and go with a release, and names of listed people stay', async () => {
    const { query } = database;
    const own = { node_id: categoryId('doctor'), weight: 1 };
    await query
      .insertInto('term')
      .values({ ...own, text: 'nirmala', label: 'Nirmala', is_kept: false })
      .execute();
    const added = { ...own, text: 'tele visit', label: 'Tele visit', is_kept: true };
    await start(
      laterRelease('term', (rows) => [...rows.filter(({ text }) => text !== 'dengue'), added]),
    );
    assert.deepEqual(
      [await isKnown('tele visit'), await isKnown('dengue'), await isKnown('nirmala')],
      [true, false, true],
    );
  });

  test('a category that a release no longer has stays, for whoever stands in it', async () => {
    const dentist = categoryId('doctor', 'Dentist');
    await start(laterRelease('category', (rows) => rows.filter(({ id }) => id !== dentist)));
    const { query } = database;
    const stored = query.selectFrom('category').select('name').where('id', '=', dentist);
    assert.equal((await stored.executeTakeFirstOrThrow()).name, 'Dentist');
  });

  test('options of a facet may change places', async () => {
    await start(
      laterRelease('facet_option', (rows) =>
        rows.map((row) => {
          if (row.facet !== 'gender') return row;
          return { ...row, position: 1 - Number(row.position), bit: 1 - Number(row.bit) };
        }),
      ),
    );
    const genders = await database.query
      .selectFrom('facet_option')
      .select('value')
      .where('facet', '=', 'gender')
      .orderBy('position')
      .execute();
    assert.deepEqual(
      genders.map(({ value }) => value),
      ['male', 'female'],
    );
  });

  const shortFaq = laterRelease('faq', (rows) => rows.filter(({ position }) => position === 0));

  test('questions that an operator rewrote or took away stay as they are, others follow', async () => {
    const { query } = database;
    const written = { question: 'Where are you?', answer: 'Here.', key: 'home', position: 0 };
    await query.deleteFrom('faq').where('key', 'in', ['home', 'doctor']).execute();
    await query
      .insertInto('faq')
      .values({ id: uuidv7(), ...written })
      .execute();
    await start(shortFaq);
    assert.deepEqual(await faqOf('home'), ['Where are you?']);
    assert.deepEqual(await faqOf('doctor'), []);
    assert.equal((await faqOf('ca')).length, 1);
  });

  test('texts of a release are translated, what operators wrote in any language stays theirs', async () => {
    const { query } = database;
    const stateOf = async () => {
      const lists = [...(await list('faq')), ...(await list('document')), ...(await list('slide'))];
      return new Map([...lists, ...(await list('site'))].map((one) => [one.itemId, one.state]));
    };
    const list = (kind: TranslatedKind) => translationsService(query).list(kind, 'hi');
    assert.deepEqual(new Set((await stateOf()).values()), new Set(['current']));

    const [home, ca] = [namedId('faq', 'home 0'), namedId('faq', 'ca 0')];
    const words = { question: 'क्या?', answer: 'हाँ।' };
    await query
      .updateTable('translation')
      .set({ words: JSON.stringify(words), revision: 1 })
      .where('item_id', '=', home)
      .execute();
    await query.deleteFrom('translation').where('item_id', '=', ca).execute();
    await query.updateTable('faq').set({ question: 'Other?' }).where('id', '=', ca).execute();
    await query.deleteFrom('seed_state').where('step', '=', 'reference/translation').execute();
    await start();
    const own = query.selectFrom('translation').select('words').where('item_id', '=', home);
    assert.deepEqual((await own.executeTakeFirstOrThrow()).words, words);
    assert.equal((await stateOf()).get(ca), 'missing');
  });

  /** Leaves the installation as releases before fingerprints did. */
  async function forgetNotes() {
    const { query } = database;
    await query.deleteFrom('seed_state').execute();
    const steps = ['reference', 'reference-lists', 'texts', 'documents'];
    await query
      .insertInto('seed_state')
      .values(steps.map((step) => ({ step, done: 1 })))
      .execute();
  }

  test('an installation from before the notes is updated from then on', async () => {
    const { query } = database;
    await query.deleteFrom('term').where('text', '=', 'dengue').execute();
    await query.deleteFrom('faq').where('key', '=', 'home').execute();
    await query
      .updateTable('content')
      .set({ body: '{"first": ["a"]}' })
      .where('key', '=', 'locations')
      .execute();
    await forgetNotes();
    await start();
    assert.equal(await isKnown('dengue'), true);
    assert.deepEqual(await faqOf('home'), []);
    const places = query.selectFrom('content').select('body').where('key', '=', 'locations');
    assert.deepEqual((await places.executeTakeFirstOrThrow()).body, { first: ['a'] });
    await start(shortFaq);
    assert.equal((await faqOf('ca')).length, 1);
    assert.deepEqual(await faqOf('home'), []);
    await start(laterRelease('term', (rows) => rows.filter(({ text }) => text !== 'dengue')));
    assert.equal(await isKnown('dengue'), false);
  });

  test('a wording of the installation is never followed by one of ours', async () => {
    const { query } = database;
    const own = { name: 'terms' as const, version: '2026-08', title: 'Terms', body: 'Ours.' };
    await query
      .insertInto('legal_document')
      .values({ ...own, published_at: new Date('2026-08-02T00:00:00Z') })
      .execute();
    await query.deleteFrom('legal_document').where('version', 'like', 'sample-%').execute();
    await forgetNotes();
    await start();
    const stored = await query
      .selectFrom('legal_document')
      .select(['name', 'version'])
      .orderBy('name')
      .execute();
    assert.deepEqual(
      stored.map(({ name, version }) => `${name} ${version}`),
      ['privacy sample-3', 'terms 2026-08'],
    );
  });
});
