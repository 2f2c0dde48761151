import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { formatsIn } from './formats';
import { inLanguage, languageOf, speakIn, speakLanguages } from './language';

const cases: [header: string | undefined, language: string][] = [
  [undefined, 'en'],
  ['', 'en'],
  ['en-IN', 'en'],
  ['hi-IN', 'hi'],
  ['hi', 'hi'],
  ['KN-in', 'kn'],
  ['en-XA', 'xa'],
  ['fr-FR', 'en'],
  ['__proto__', 'en'],
  // What browsers send by themselves is no page's language.
  ['hi-IN,hi;q=0.9,en;q=0.8', 'en'],
];
for (const [header, language] of cases) {
  test(`a request with ${header} is answered in ${language}`, () =>
    assert.equal(languageOf({ headers: { 'accept-language': header } }), language));
}

test('work is in the language that it is given, and in English otherwise', async () => {
  assert.equal(inLanguage(), 'en');
  const later = speakIn('kn', async () => {
    await setImmediate();
    return inLanguage();
  });
  assert.deepEqual([inLanguage(), await later], ['en', 'kn']);
});

test('an answer says its language if it depends on it, and caches keep one for each', async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  speakLanguages(app);
  app.get('/same', async (_request, reply) => reply.header('cache-control', 'no-cache').send('1'));
  app.get('/kept', async (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).send(inLanguage()),
  );
  app.get('/own', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(inLanguage()),
  );
  // Its body comes in events of the socket.
  app.post('/body', async () => inLanguage());
  const asked = async (method: 'GET' | 'POST', url: string) => {
    const headers = { 'accept-language': 'hi-IN', 'content-type': 'application/json' };
    const payload = method === 'POST' ? { payload: {} } : {};
    const { body, headers: said } = await app.inject({ method, url, headers, ...payload });
    return [body, said['content-language'], said.vary];
  };
  assert.deepEqual(await asked('GET', '/same'), ['1', undefined, undefined]);
  assert.deepEqual(await asked('GET', '/kept'), [
    'hi',
    'hi-IN',
    'accept-encoding, accept-language',
  ]);
  assert.deepEqual(await asked('GET', '/own'), ['hi', 'hi-IN', undefined]);
  assert.deepEqual(await asked('POST', '/body'), ['hi', 'hi-IN', 'accept-language']);
});

test('parts of a date stay apart in every language', () => {
  assert.equal(formatsIn.kn.formatDate('2026-11-24'), 'ನವೆಂ 24, 2026');
  assert.equal(formatsIn.hi.formatDate('2026-11-24'), '24 नव॰ 2026');
});
