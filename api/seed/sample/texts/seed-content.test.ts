import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { allPosts } from '../../../src/content/posts/posts.store';
import type { Database } from '../../../src/core/db/database';
import { speakIn } from '../../../src/core/language/language';
import { onDatabase } from '../../../test/database/databases';
import { faqs } from '../../reference/texts/texts';
import { seed } from '../../seed';
import { engagements } from '../people/engagements';
import { questions } from '../people/questions';
import { stories } from '../people/stories';
import { professions } from '../professions/professions';
import { posts } from './posts/posts';
import { translatedPost } from './posts/translated-posts';

const day = 86_400_000;
const now = new Date('2026-08-01T00:00:00Z');

test('every profession is told of', () => {
  for (const { slug, trades } of professions) {
    assert.ok((engagements[slug] ?? []).length >= 6, slug);
    assert.ok(questions.filter((one) => one.profession === slug && !one.spec).length >= 3, slug);
    assert.ok(faqs[slug], slug);
    assert.ok(trades.length > 0);
  }
  for (const story of stories) assert.ok(story.body.includes('{vendor}'), story.slug);
});

test('articles are worth reading: several paragraphs, and no address twice', () => {
  assert.equal(new Set(posts.map(({ slug }) => slug)).size, posts.length);
  for (const { body, slug } of posts) assert.ok(body.split(/\s+/).length > 220, slug);
});

test('each article is whole in each language, with the same headings and lists', () => {
  const shapeOf = (body: string) =>
    body
      .trim()
      .split('\n')
      .map((line) => /^(## |- |> )?/.exec(line)?.[0] ?? '');
  const scripts = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u } as const;
  for (const { slug, body } of posts) {
    for (const language of ['hi', 'kn'] as const) {
      const words = translatedPost(slug, language);
      assert.ok(words, `${slug} in ${language}`);
      for (const text of Object.values(words)) assert.match(text, scripts[language]);
      assert.deepEqual(shapeOf(words.body), shapeOf(body), `${slug} in ${language}`);
    }
  }
});

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
  });
  after(() => database.close());

  const tables = ['faq', 'post', 'campaign', 'pledge', 'campaign_update', 'banner_slide'] as const;
  const ofPeople = ['story', 'engagement', 'promotion', 'question', 'answer'] as const;
  const rows = (table: (typeof tables)[number] | (typeof ofPeople)[number]) =>
    database.query.selectFrom(table).selectAll().orderBy('id').execute();
  const all = () => Promise.all([...tables, ...ofPeople].map(rows));

  test('while nobody is listed nobody is told of', async () => {
    await seed(database.query, { vendors: 0, demoAccounts: false, now });
    for (const table of ofPeople) assert.equal((await rows(table)).length, 0, table);
  });

  test('as soon as somebody is, people are told of: those with the best ratings', async () => {
    await seed(database.query, { vendors: 400, demoAccounts: true, now });
    for (const table of tables) assert.ok((await rows(table)).length > 0, table);
    for (const table of ofPeople) assert.ok((await rows(table)).length > 0, table);
    const told = await database.query
      .selectFrom('engagement')
      .innerJoin('vendor', 'vendor.id', 'engagement.vendor_id')
      .innerJoin('category', 'category.id', 'vendor.category_id')
      .select(['engagement.profession as told', 'category.profession', 'vendor.id'])
      .execute();
    assert.ok(told.every((one) => one.told === one.profession));
    const [best] = await database.query
      .selectFrom('vendor')
      .innerJoin('category', 'category.id', 'vendor.category_id')
      .select('vendor.id')
      .where('category.profession', '=', 'doctor')
      .orderBy('rating_rank', 'desc')
      .orderBy('vendor.id')
      .limit(1)
      .execute();
    assert.ok(told.some(({ id }) => id === best?.id));
  });

  test('articles are listed in the language of the page', async () => {
    const [post] = await speakIn('kn', () => allPosts(database.query));
    assert.match(post?.title ?? '', /\p{Script=Kannada}/u);
  });

  test('dates count from the day of seeding', async () => {
    const published = await database.query.selectFrom('post').select('published_at').execute();
    for (const { published_at } of published) {
      const ago = (now.getTime() - Number(published_at)) / day;
      assert.ok(ago > 0 && ago < 100);
    }
    const { query } = database;
    const ends = await query.selectFrom('campaign').select(['published_at', 'ends_at']).execute();
    for (const one of ends) assert.ok(one.published_at < now && one.ends_at > now);
    const late = await query.selectFrom('pledge').select('id').where('created_at', '>', now);
    assert.deepEqual(await late.execute(), []);
  });

  test('seeding again, or by two at once, adds and changes nothing', async () => {
    const before = await all();
    const options = { vendors: 400, demoAccounts: true, now: new Date(now.getTime() + 5 * day) };
    await Promise.all([seed(database.query, options), seed(database.query, options)]);
    assert.deepEqual(await all(), before);
  });

  test('a database seeded before there were texts gets them at the next start', async () => {
    const { query } = database;
    await query.deleteFrom('pledge').execute();
    for (const table of [...ofPeople].reverse()) await query.deleteFrom(table).execute();
    for (const table of [...tables].reverse()) await query.deleteFrom(table).execute();
    const steps = ['reference', 'demo', 'vendors', 'offices', 'bookings', 'demo-diary'];
    await query.deleteFrom('seed_state').where('step', 'not in', steps).execute();
    await seed(query, { vendors: 400, demoAccounts: true, now });
    for (const table of [...tables, ...ofPeople]) {
      assert.ok((await rows(table)).length > 0, table);
    }
  });
});
