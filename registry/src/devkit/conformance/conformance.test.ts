import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Places, placesFrom } from '../../core/places';
import { chromiumPath } from '../../gate/boot/chromium';
import { type BrowserLease, leaseBrowser } from '../../gate/boot/shared-browser';
import { release } from '../../operations/release';
import { type HandWritten, handWritten } from '../../testing/hand-written';
import { builtShell, remove } from '../../testing/seeded-build';
import { withSite } from '../with-site';
import { conformance } from './conformance';
import type { Rule } from './rules';

/** Enough mounts that one leak per mount far exceeds the browser's own memory. */
const MOUNTS = 20;

const NAMED = `usePage({ title: 'Trial' });`;
const effect = (work: string) => `${NAMED} React.useEffect(() => { ${work} }, []);`;
const inMain = (inner: string) =>
  `React.createElement('main', null, React.createElement('h1', null, 'Trial'), ${inner})`;

const good: HandWritten = {
  drawing: effect(`
    const timer = setInterval(() => {}, 1000);
    const onKey = () => {};
    window.addEventListener('keydown', onKey);
    return () => { clearInterval(timer); window.removeEventListener('keydown', onKey); };`),
  css: '@layer remotes.mf_trial { .mf_trial_x { color: red; } }',
};

const bad: [rule: Rule, what: string, remote: HandWritten][] = [
  ['timers', 'an interval that nobody clears', { drawing: effect('setInterval(() => {}, 1000);') }],
  [
    'listeners',
    'a listener that stays on the window',
    { drawing: effect(`window.addEventListener('resize', () => {});`) },
  ],
  [
    'styles',
    'a style element in each mount',
    { drawing: effect(`document.head.append(document.createElement('style'));`) },
  ],
  ['globals', 'a name on the window', { drawing: effect('window.trialCart = [];') }],
  [
    'heap',
    'a list that grows with each mount',
    {
      drawing: effect('(React.trialKept ??= []).push(new Array(40000).fill(0).map(Math.random));'),
    },
  ],
  ['focus', 'a screen that does not name itself', { drawing: '' }],
  [
    'accessibility',
    'a button without a name',
    { drawing: NAMED, shows: inMain(`React.createElement('button', null)`) },
  ],
  ['layers', 'styles in no layer', { drawing: NAMED, css: '.card { color: red; }' }],
  ['shown', 'a screen without a heading', { drawing: NAMED, shows: `'nothing'` }],
];

/** Breaks each rule that can be broken beside the others; a screen that shows nothing is not tried on. */
const worst: HandWritten = {
  drawing: `React.useEffect(() => {
    setInterval(() => {}, 1000);
    window.addEventListener('resize', () => {});
    document.head.append(document.createElement('style'));
    window.trialCart = [];
    (React.trialKept ??= []).push(new Array(40000).fill(0).map(Math.random));
  }, []);`,
  shows: inMain(`React.createElement('button', null)`),
  css: '.card { color: red; }',
};

/** At night each rule is broken alone as well. */
const alone = bad.filter(([rule]) => process.env.TEST_SCOPE === 'all' || rule === 'shown');

const skip = chromiumPath() ? false : 'there is no Chromium';

/** Short time-out for a heading that never comes. */
const SOON = 3000;

// Most of a trial is waiting for timers.
describe('remotes in a live shell', { skip, concurrency: 4 }, () => {
  let root: string;
  let places: Places;
  let browser: BrowserLease;
  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'nukkad-conformance-'));
    places = placesFrom({ root, data: 'data' });
    const shell = await builtShell(path.join(root, 'shell'));
    await release(places, [shell], { effort: 'quick' });
    browser = await leaseBrowser(chromiumPath()!);
  });
  after(async () => {
    await browser.release();
    await remove(root);
  });

  async function brokenBy(remote: HandWritten, patience?: number): Promise<Rule[]> {
    const dist = await handWritten(await mkdtemp(path.join(root, 'trial-')), remote);
    const [finding] = await withSite(places, undefined, (site) =>
      conformance({ dist, site, mounts: MOUNTS, patience }),
    );
    return finding!.breaches.map(({ rule }) => rule);
  }

  test('who tidies up conforms', async () => {
    assert.deepEqual(await brokenBy(good), []);
  });

  test('one that leaves everything behind breaks every rule', async () => {
    const expected = bad.map(([rule]) => rule).filter((rule) => rule !== 'shown');
    assert.deepEqual((await brokenBy(worst)).sort(), expected.sort());
  });

  for (const [rule, what, remote] of alone) {
    test(`${what} breaks ${rule} and nothing else`, async () => {
      assert.deepEqual(await brokenBy(remote, rule === 'shown' ? SOON : undefined), [rule]);
    });
  }
});
