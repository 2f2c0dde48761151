import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { emailsTo } from '../../../test/services/emails';
import { notifySubscribers } from './notify-subscribers';

const topic = 'doctors';
const titles = { 'en-IN': 'Five things', hi: 'पाँच बातें', kn: 'ಐದು ವಿಷಯಗಳು' };
const notification = { topic, titles, address: '/blogs/five-things' };

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 0 });
  });
  after(() => running.close());

  const post = (url: string, payload: object) =>
    running.app.inject({ method: 'POST', url, payload });
  const subscribe = async (email: string) => {
    const response = await post('/api/subscriptions', { email, topic });
    assert.deepEqual([response.statusCode, response.json()], [202, { state: 'pending' }]);
  };
  const messages = (email: string) => emailsTo(running.database, email);
  /** Id and key of a link in the newest email. */
  const linkIn = async (email: string, page: 'confirm' | 'end') => {
    const [message] = await messages(email);
    const [, id, key] =
      new RegExp(`/subscriptions/${page}\\?id=([^#]+)#(\\S+)`).exec(message?.text ?? '') ?? [];
    return { id: id as string, key: key as string };
  };
  const follow = ({ id, key }: { id: string; key: string }, action = 'confirm') =>
    post(`/api/subscriptions/${id}/${action}`, { key });
  const tell = () =>
    running.database.query
      .transaction()
      .execute((trx) => notifySubscribers(trx, running.settings, notification));
  const askedBefore = (email: string, ms: number) =>
    running.database.query
      .updateTable('subscription')
      .set({ asked_at: new Date(Date.now() - ms) })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
  const confirmed = async (email: string) => {
    await subscribe(email);
    await follow(await linkIn(email, 'confirm'));
  };

  test('nothing is sent before the address is confirmed, and then once for each post', async () => {
    const email = 'asha@people.example';
    await subscribe(email);
    await tell();
    assert.equal((await messages(email)).length, 1);
    const link = await linkIn(email, 'confirm');
    for (let times = 0; times < 2; times += 1) {
      const answer = await follow(link);
      assert.equal(answer.statusCode, 200, answer.body);
      assert.deepEqual([answer.json().state, answer.json().email], ['confirmed', email]);
    }
    assert.equal(await tell(), 1);
    const [message] = await messages(email);
    assert.equal(message?.subject, 'Five things');
    assert.match(message?.text ?? '', /\/blogs\/five-things/);
    assert.match(message?.unsubscribe ?? '', /^http.*\/api\/subscriptions\/.*\/unsubscribe\?key=/);
  });

  test('a letter names topic and article in the language in which it was asked for', async () => {
    const email = 'hindi@people.example';
    const { query } = running.database;
    const { id } = await query
      .selectFrom('banner_slide')
      .select('id')
      .where('topic', '=', topic)
      .executeTakeFirstOrThrow();
    const slide = { kind: 'slide' as const, item_id: id, language: 'hi' as const, source: '' };
    await query
      .insertInto('translation')
      .values({ ...slide, words: JSON.stringify({ title: 'डॉक्टरों की बातें' }), revision: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'item_id', 'language'])
          .doUpdateSet(({ ref }) => ({ words: ref('excluded.words') })),
      )
      .execute();
    await running.app.inject({
      ...{ method: 'POST', url: '/api/subscriptions', payload: { email, topic } },
      headers: { 'accept-language': 'hi-IN' },
    });
    assert.match((await messages(email))[0]?.text ?? '', /“डॉक्टरों की बातें”/);
    await follow(await linkIn(email, 'confirm'));
    await tell();
    const [message] = await messages(email);
    assert.equal(message?.subject, 'पाँच बातें');
    assert.match(message?.text ?? '', /“डॉक्टरों की बातें”/);
  });

  test('who asks again at once gets no second letter', async () => {
    const email = 'twice@people.example';
    await subscribe(email);
    await subscribe(email.toUpperCase());
    assert.equal((await messages(email)).length, 1);
    assert.equal((await messages(email.toUpperCase())).length, 0);
    await askedBefore(email, 11 * 60_000);
    await subscribe(email);
    assert.equal((await messages(email)).length, 2);
  });

  test('a link of nobody’s letter, of the wrong letter, or an old one confirms nothing', async () => {
    const email = 'old@people.example';
    await subscribe(email);
    const link = await linkIn(email, 'confirm');
    for (const key of ['', 'x', link.key.slice(1), `${link.key}a`]) {
      const { statusCode } = await follow({ ...link, key });
      assert.equal(statusCode, key === '' ? 422 : 404, key);
    }
    assert.equal((await follow({ ...link, id: uuidv7() })).statusCode, 404);
    assert.equal((await follow(link, 'end')).statusCode, 404);
    // The newest email counts.
    await askedBefore(email, 11 * 60_000);
    await subscribe(email);
    assert.equal((await follow(link)).statusCode, 404);
    const newest = await linkIn(email, 'confirm');
    assert.equal((await follow(newest)).statusCode, 200);
  });

  test('a link that is a week old says so', async () => {
    const email = 'week@people.example';
    await subscribe(email);
    const { id } = await askedBefore(email, 0);
    const { subscriptionLinks } = await import('./links');
    const { guestTokens } = await import('../../core/guest-tokens/guest-tokens');
    const askedAt = new Date(Date.now() - 8 * 86_400_000);
    await running.database.query
      .updateTable('subscription')
      .set({ asked_at: askedAt })
      .where('id', '=', id)
      .execute();
    const links = subscriptionLinks('http://x', guestTokens(running.settings.sessionSecret));
    const key = new URL(links.confirm({ id, askedAt })).hash.slice(1);
    const answer = await follow({ id, key });
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'too-late']);
  });

  test('one press ends the letters, also in a mail program; who left can come back', async () => {
    const email = 'leaving@people.example';
    await confirmed(email);
    await tell();
    const [message] = await messages(email);
    const { pathname, search } = new URL(message?.unsubscribe as string);
    const opened = await running.app.inject({ method: 'GET', url: pathname + search });
    assert.equal(opened.statusCode, 302);
    assert.match(String(opened.headers.location), /\/subscriptions\/end\?id=.+#.+/);
    const before = (await messages(email)).length;
    await tell();
    assert.equal((await messages(email)).length, before + 1, 'opening a page ends nothing');

    const pressed = await running.app.inject({
      ...{ method: 'POST', url: pathname + search },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    assert.equal(pressed.statusCode, 204, pressed.body);
    await tell();
    assert.equal((await messages(email)).length, before + 1);
    const again = await follow(await linkIn(email, 'end'), 'end');
    assert.deepEqual([again.statusCode, again.json().state], [200, 'ended']);

    await askedBefore(email, 11 * 60_000);
    await confirmed(email);
    assert.equal(
      await tell().then(async () => (await messages(email))[0]?.subject),
      titles['en-IN'],
    );
  });

  test('a forged press ends nothing', async () => {
    const email = 'forged@people.example';
    await confirmed(email);
    await tell();
    const { id } = await linkIn(email, 'end');
    const url = `/api/subscriptions/${id}/unsubscribe?key=forged`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await running.app.inject({ method: 'POST', url, headers, payload: 'a=b' });
    assert.equal(pressed.statusCode, 404);
    const opened = await running.app.inject({ method: 'GET', url });
    assert.match(String(opened.headers.location), /#forged$/);
    assert.equal((await follow({ id, key: 'forged' }, 'end')).statusCode, 404);
  });

  test('subscribers without number are all told, in one transaction', async () => {
    const many = Array.from({ length: 1_203 }, () => {
      const id = uuidv7();
      return { id, email: `${id}@many.example`, topic, status: 'confirmed' as const };
    });
    await running.database.query.insertInto('subscription').values(many).execute();
    assert.ok((await tell()) >= 1_203);
    assert.equal((await messages(many.at(-1)!.email)).length, 1);
  });
});
