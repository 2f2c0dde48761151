import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Article, Manuscript, Post } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { manuscriptText } from '../../../test/contract/editorial-examples';
import { onDatabase } from '../../../test/database/databases';
import { afterTime } from '../../../test/database/time-passed';
import { notifySubscribers } from '../../support/subscriptions/notify-subscribers';
import { type ArticlePublished, announceArticles } from './announcing';

const url = '/api/operator/posts';
const house = { publicUrl: 'https://nukkad.example', sessionSecret: 's'.repeat(40) };
const articlePublished: ArticlePublished = (trx, article) => notifySubscribers(trx, house, article);

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open);
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  const added = async (changes = {}): Promise<Manuscript> => {
    const answer = await operator.ask('POST', url, manuscriptText(changes));
    assert.equal(answer.statusCode, 201, answer.body);
    return answer.json();
  };
  const publish = async ({ _id, revision }: Manuscript, at?: string): Promise<Manuscript> => {
    const answer = await operator.ask('POST', `${url}/${_id}/publish`, { revision, at });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const article = (slug: string) => running.app.inject(`/api/posts/${slug}`);
  /** List responses are cached for a second. */
  const listed = async (slug: string, isThere: boolean) => {
    const answer = await afterTime(2_000, () => running.app.inject('/api/posts'));
    const isListed = answer.json<Post[]>().some((post) => post.slug === slug);
    assert.equal(isListed, isThere, `${slug} is listed after two seconds`);
  };

  test('a draft is seen by nobody; published, within two seconds; withdrawn, not any more', async () => {
    const draft = await added();
    assert.equal(draft.state, 'draft');
    assert.equal((await article(draft.slug)).statusCode, 404);
    const out = await publish(draft);
    assert.deepEqual([out.state, out.isAddressKept], ['published', true]);
    assert.equal((await article(draft.slug)).statusCode, 200);
    await listed(draft.slug, true);
    const { revision } = out;
    const back = await operator.ask('POST', `${url}/${draft._id}/withdraw`, { revision });
    assert.deepEqual([back.json().state, back.json().isAddressKept], ['draft', true]);
    assert.equal((await article(draft.slug)).statusCode, 404);
    await listed(draft.slug, false);
  });

  test('what is scheduled comes out on its day and not before', async () => {
    const later = new Date(Date.now() + 86_400_000).toISOString();
    const scheduled = await publish(await added(), later);
    assert.deepEqual([scheduled.state, scheduled.published], ['scheduled', later]);
    assert.equal((await article(scheduled.slug)).statusCode, 404);
    const sitemap = await running.app.inject('/sitemaps/pages.xml');
    assert.ok(!sitemap.body.includes(scheduled.slug));
    await running.database.query
      .updateTable('post')
      .set({ published_at: new Date(Date.now() - 1_000) })
      .where('id', '=', scheduled._id)
      .execute();
    assert.equal((await article(scheduled.slug)).statusCode, 200);
  });

  test('a day that is over is no day to come out', async () => {
    const { _id, revision } = await added();
    const at = '2020-01-01T00:00:00.000Z';
    const refused = await operator.ask('POST', `${url}/${_id}/publish`, { revision, at });
    assert.deepEqual([refused.statusCode, Object.keys(refused.json().errors)], [422, ['at']]);
  });

  test('the second of two who change the same is told, and the first is not overwritten', async () => {
    const draft = await added();
    const change = (title: string) =>
      operator.ask('PUT', `${url}/${draft._id}`, {
        ...manuscriptText({ slug: draft.slug, title }),
        revision: draft.revision,
      });
    const answers = await Promise.all([change('One'), change('Two')]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    assert.equal(late?.json().code, 'draft-changed');
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
    const kept: Manuscript = (await operator.ask('GET', `${url}/${draft._id}`)).json();
    assert.equal(kept.title, won.title);
    for (const action of ['publish', 'withdraw']) {
      const { revision } = draft;
      const refused = await operator.ask('POST', `${url}/${draft._id}/${action}`, { revision });
      assert.equal(refused.statusCode, 409);
    }
  });

  test('an address is one article’s, and stays once it has been out', async () => {
    const draft = await added();
    const again = await operator.ask('POST', url, manuscriptText({ slug: draft.slug }));
    assert.deepEqual([again.statusCode, Object.keys(again.json().errors)], [422, ['slug']]);
    const other = await added();
    const change = (one: Manuscript, slug: string) =>
      operator.ask('PUT', `${url}/${one._id}`, {
        ...manuscriptText({ slug }),
        revision: one.revision,
      });
    assert.equal((await change(other, draft.slug)).statusCode, 422);
    const moved = await change(other, `moved-${draft.slug}`.slice(0, 80));
    assert.equal(moved.statusCode, 200);
    const out = await publish(moved.json());
    const refused = await change(out, 'elsewhere');
    assert.match(refused.json().errors.slug, /has been out/);
    assert.equal((await change(out, out.slug)).statusCode, 200);
  });

  test('only a draft that has never been out is thrown away', async () => {
    const draft = await added();
    assert.equal((await operator.ask('DELETE', `${url}/${draft._id}`)).statusCode, 204);
    assert.equal((await operator.ask('GET', `${url}/${draft._id}`)).statusCode, 404);
    const out = await publish(await added());
    assert.equal((await operator.ask('DELETE', `${url}/${out._id}`)).statusCode, 409);
  });

  test('sent twice, an article is begun once', async () => {
    const text = manuscriptText();
    const key = { 'idempotency-key': uuidv7() };
    const [one, two] = await Promise.all([
      operator.ask('POST', url, text, key),
      operator.ask('POST', url, text, key),
    ]);
    assert.equal(one.json()._id, two.json()._id);
  });

  test('the list finds by words and by state, page by page', async () => {
    const draft = await added({ title: 'Läkare & co', topic: 'Sökord' });
    const found = await operator.ask('GET', `${url}?state=draft&q=${encodeURIComponent('sökord')}`);
    const { manuscripts, total } = found.json();
    assert.deepEqual([total, manuscripts[0]._id], [1, draft._id]);
    const none = await operator.ask(
      'GET',
      `${url}?state=published&q=${encodeURIComponent('sökord')}`,
    );
    assert.equal(none.json().total, 0);
    assert.equal((await operator.ask('GET', `${url}?page=99`)).json().code, 'page-out-of-range');
  });

  test('every change is in the log, with who made it', async () => {
    const draft = await publish(await added({ title: 'A title to find' }));
    const rows = await running.database.query
      .selectFrom('audit_event')
      .select(['action', 'actor_id', 'title'])
      .where('subject_id', '=', draft._id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    assert.deepEqual(
      rows.map(({ action }) => action),
      ['post-added', 'post-published'],
    );
    assert.ok(rows.every((row) => row.actor_id === operator.userId && row.title === draft.title));
  });

  test('confirmed subscribers of its topic are told of an article, once', async () => {
    const { query } = running.database;
    const subscriber = (email: string, status: 'confirmed' | 'pending' | 'ended') =>
      query
        .insertInto('subscription')
        .values({ id: uuidv7(), email, topic: 'doctors', status })
        .execute();
    await subscriber('asha@example.invalid', 'confirmed');
    await subscriber('later@example.invalid', 'pending');
    await subscriber('gone@example.invalid', 'ended');
    const draft = await added({ letter: 'doctors', title: 'News for patients' });
    assert.equal(await announceArticles(query, articlePublished), 0);
    const out = await publish(draft);
    const [one, two] = await Promise.all([
      announceArticles(query, articlePublished),
      announceArticles(query, articlePublished),
    ]);
    assert.equal(one + two, 1);
    const { revision, _id } = out;
    const back: Manuscript = (
      await operator.ask('POST', `${url}/${_id}/withdraw`, { revision })
    ).json();
    await publish(back);
    assert.equal(await announceArticles(query, articlePublished), 0);
  });

  const hostile: [what: string, body: string][] = [
    ['a script', '<script>alert(1)</script>'],
    ['a picture that runs', '<img src=x onerror=alert(1)>'],
    ['a link that runs', '[me](javascript:alert(1))'],
    ['a document in a link', '[me](data:text/html;base64,PHNjcmlwdD4=)'],
    ['markup within markup', '> <div>\n> - [<b>x</b>](vbscript:x)'],
    ['an end that is none', ']]></description><script>alert(1)</script>'],
    ['markup that never ends', `${'<div>'.repeat(3_000)}${'['.repeat(3_000)}`],
  ];
  for (const [what, body] of hostile) {
    test(`${what} is read as it was typed`, async () => {
      const out = await publish(
        await added({ body, title: body.slice(0, 100).replace(/\n/g, ' ') }),
      );
      const read: Article = (await article(out.slug)).json();
      const words = JSON.stringify(read.body);
      for (const word of body.match(/\w+/g) ?? []) assert.ok(words.includes(word), word);
      assert.deepEqual(out.body, body);
      const preview = await operator.ask('POST', '/api/operator/preview', { body });
      assert.deepEqual(preview.json().body, read.body);
    });
  }

  test('what cannot be seen is gone, and what is only that is refused', async () => {
    const { title, body } = await added({
      title: 'pay\u202Etxt.exe\u202C\u200B now',
      body: 'Zero\u200Bwidth and \u2066hidden\u2069.',
    });
    assert.deepEqual([title, body], ['paytxt.exe now', 'Zerowidth and hidden.']);
    const nothing = await operator.ask('POST', url, manuscriptText({ title: '\u200B\u202E' }));
    assert.deepEqual([nothing.statusCode, Object.keys(nothing.json().errors)], [422, ['title']]);
  });

  const refused: [what: string, changes: object, field: string][] = [
    ['no title', { title: ' ' }, 'title'],
    ['an address of other letters', { slug: 'What? To/Ask' }, 'slug'],
    ['an address upwards', { slug: '../login' }, 'slug'],
    ['a picture of somewhere else', { picture: 'https://evil.example/x.png' }, 'picture'],
    ['a topic nobody can subscribe to', { letter: 'everything' }, 'letter'],
    ['too long a text', { body: 'a'.repeat(60_001) }, 'body'],
    ['half a character', { body: 'a\ud800' }, 'body'],
    ['a list for a title', { title: ['a'] }, 'title'],
  ];
  for (const [what, changes, field] of refused) {
    test(`${what} is refused, saying where`, async () => {
      const answer = await operator.ask('POST', url, { ...manuscriptText(), ...changes });
      assert.equal(answer.statusCode, 422, answer.body);
      assert.deepEqual(Object.keys(answer.json().errors), [field]);
    });
  }

  test('ten megabytes are too many', async () => {
    const answer = await operator.ask(
      'POST',
      url,
      manuscriptText({ body: 'a'.repeat(10_000_000) }),
    );
    assert.deepEqual([answer.statusCode, answer.json().code], [413, 'payload-too-large']);
  });
});
