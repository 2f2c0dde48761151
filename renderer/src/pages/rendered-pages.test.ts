import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { compositionElementId, defaultPlace } from '@nukkad/platform/contract';
import { RenderFailure, type Rendering } from '../processes/lock-process';
import { type ApiAnswer, digestOf } from '../protocol';
import { type RenderedPages, type RenderedPagesOptions, renderedPages } from './rendered-pages';

const released = (lock: string, more: object = {}) => {
  const composition = JSON.stringify({ lock, shell: { server: 'server.js' }, ...more });
  return `<html><script id="${compositionElementId}">${composition}</script></html>`;
};
const by = { part: 'mf-public', version: '1', owner: 'Finding' };

let status: number;
let answers: Record<string, string>;
let rendered: string[];
let reads: string[];
let renderOne: (address: string) => Promise<Rendering>;
let pages: RenderedPages;

const answerOf = (path: string): ApiAnswer => ({
  status,
  type: '',
  body: answers[path] ?? '',
});
const ask = (address: string, lock = 'a') =>
  pages.page({ address, document: released(lock), place: defaultPlace });
const later = (milliseconds: number) => mock.timers.setTime(Date.now() + milliseconds);

beforeEach(() => {
  mock.timers.enable({ apis: ['Date'] });
  answers = { '/api/vendors/1': 'one', '/api/vendors/2': 'two' };
  status = 200;
  rendered = [];
  reads = [];
  renderOne = async (address) => {
    const path = `/api/vendors/${address.slice(1)}`;
    const answer = answerOf(path);
    const reads: Rendering['reads'] = [[path, digestOf(answer)]];
    return { page: { document: answer.body, status: 200 }, by, reads };
  };
  pages = startPages();
});
afterEach(() => mock.timers.reset());

const startPages = (options?: Partial<RenderedPagesOptions>) =>
  renderedPages({
    ...{ program: '', site: '', origin: 'https://nukkad.example', budget: 50, onBlame() {} },
    read: async (path) => {
      reads.push(path);
      return answerOf(path);
    },
    start: () => ({
      render(lock, { address }) {
        rendered.push(`${lock} ${address}`);
        return renderOne(address);
      },
      locks: () => [],
      draining: () => 0,
      close() {},
    }),
    ...options,
  });

test('a thousand visitors at once are one rendering', async () => {
  const all = await Promise.all(Array.from({ length: 1_000 }, () => ask('/1')));
  assert.ok(all.every((page) => page?.document === 'one'));
  assert.deepEqual(rendered, ['a /1']);
});

test('addresses that differ in where the visitor came from are one page', async () => {
  await ask('/1?utm_source=mail');
  await ask('/1');
  assert.equal(rendered.length, 1);
});

test('within a second nothing is asked again', async () => {
  await ask('/1');
  later(900);
  await ask('/1');
  assert.deepEqual([rendered.length, reads.length], [1, 0]);
});

test('later it is asked whether what the page read has changed, and rendered if it has', async () => {
  await ask('/1');
  await ask('/2');
  later(1_100);
  assert.equal((await ask('/1'))?.document, 'one');
  assert.deepEqual([rendered.length, reads], [2, ['/api/vendors/1']]);
  answers['/api/vendors/1'] = 'another';
  later(1_100);
  assert.equal((await ask('/1'))?.document, 'another');
  assert.equal((await ask('/2'))?.document, 'two');
  assert.deepEqual(rendered, ['a /1', 'a /2', 'a /1']);
});

test('behind a cache it is asked each time, of the API twice a second', async () => {
  pages = startPages({ freshFor: { pages: 0, reads: 500 } });
  await ask('/1');
  later(550);
  await ask('/1');
  await ask('/1');
  assert.deepEqual([rendered.length, reads.length], [1, 1]);
  answers['/api/vendors/1'] = 'another';
  later(550);
  assert.equal((await ask('/1'))?.document, 'another');
});

test('each lock has pages of its own', async () => {
  await ask('/1', 'a');
  await ask('/1', 'b');
  assert.deepEqual(rendered, ['a /1', 'b /1']);
});

test('what is released within a lock reaches pages that are kept', async () => {
  const askOf = (document: string) => pages.page({ address: '/1', document, place: defaultPlace });
  const without = released('a');
  const withCanary = released('a', { canary: { id: 'c1' } });
  for (const document of [without, withCanary, without, withCanary]) await askOf(document);
  assert.deepEqual(rendered, ['a /1', 'a /1']);
});

test('a page that breaks is served as released, and tried again after a while', async () => {
  renderOne = () => Promise.reject(new Error('broken'));
  assert.equal(await ask('/1'), null);
  assert.equal(await ask('/1'), null);
  assert.equal(rendered.length, 1);
  later(5_100);
  await ask('/1');
  assert.equal(rendered.length, 2);
});

test('who waits too long gets the released page, and the next one the rendered', async () => {
  let finish = () => {};
  const whole = renderOne;
  renderOne = async (address) => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return whole(address);
  };
  assert.equal(await ask('/1'), null);
  finish();
  assert.equal((await ask('/1'))?.document, 'one');
  assert.equal(rendered.length, 1);
});

test('while the API does not answer, a page is served as it was for a minute', async () => {
  await ask('/1');
  status = 503;
  for (const passed of [1_100, 30_000, 28_000]) {
    later(passed);
    assert.equal((await ask('/1'))?.document, 'one');
  }
  later(2_000);
  assert.equal(await ask('/1'), null);
  status = 200;
  later(1_100);
  assert.equal((await ask('/1'))?.document, 'one');
  assert.equal(rendered.length, 1);
});

test('a page that did change is rendered although another of its reads fails, or served as it was', async () => {
  await ask('/1');
  answers['/api/vendors/1'] = 'another';
  renderOne = () =>
    Promise.reject(new RenderFailure({ cause: 'reads', message: 'It was answered 503.' }));
  later(1_100);
  assert.equal((await ask('/1'))?.document, 'one');
  renderOne = () => Promise.reject(new RenderFailure({ cause: 'threw', message: 'It threw.' }));
  later(1_100);
  assert.equal(await ask('/1'), null);
});

test('a new page in slow making lets the earlier one go on', async () => {
  await ask('/1');
  answers['/api/vendors/1'] = 'another';
  renderOne = () => new Promise(() => {});
  later(1_100);
  assert.equal((await ask('/1'))?.document, 'one');
});

test('a page whose process ended with another one is tried again in a second', async () => {
  renderOne = () => Promise.reject(new RenderFailure({ cause: 'ended', message: 'It ended.' }));
  assert.equal(await ask('/1'), null);
  later(1_100);
  await ask('/1');
  assert.equal(rendered.length, 2);
});

test('a page is compressed once for all who accept the form', async () => {
  answers['/api/vendors/1'] = 'one '.repeat(5_000);
  const page = await ask('/1');
  const forms = await Promise.all(
    ['br', 'gzip, br', 'gzip', 'identity', undefined].map((accepted) => page?.form(accepted)),
  );
  assert.deepEqual(
    forms.map((form) => form?.encoding),
    ['br', 'br', 'gzip', undefined, undefined],
  );
  assert.equal(forms[0], forms[1]);
  assert.equal(forms[3], forms[4]);
  const [br, , gzip, plain] = forms.map((form) => form?.content.length ?? 0);
  const { cache } = pages.state();
  assert.deepEqual(cache, { pages: 1, bytes: 20_000 + br! + gzip! + plain! });
  later(1_100);
  assert.equal((await (await ask('/1'))?.form('br')) === forms[0], true);
});

test('a page that comes out as before keeps its forms', async () => {
  const first = await ask('/1');
  const whole = renderOne;
  renderOne = async (address) => ({ ...(await whole(address)), page: first });
  answers['/api/vendors/1'] = 'another';
  later(1_100);
  const second = await ask('/1');
  assert.equal(rendered.length, 2);
  assert.equal(second, first);
});

test('it counts what happened to the pages of each part', async () => {
  await ask('/1');
  await ask('/1');
  later(1_100);
  await ask('/1');
  assert.deepEqual(pages.state().parts, {
    'mf-public': { rendered: 1, fromCache: 1, unchanged: 1, timedOut: 0, failed: 0 },
  });
});

test('a page names what it read, for caches in front', async () => {
  assert.deepEqual((await ask('/1'))?.keys, ['lock-a', 'vendors']);
});

test('a release from before server bundles, and a page that is none, are not rendered', async () => {
  for (const document of [released('a', { shell: {} }), 'home', '']) {
    assert.equal(await pages.page({ address: '/1', document, place: defaultPlace }), null);
  }
  assert.deepEqual(rendered, []);
});

test('an address of one visitor is not rendered', async () => {
  assert.equal(await ask('/1?preview=0123456789abcdef'), null);
  assert.deepEqual(rendered, []);
});
