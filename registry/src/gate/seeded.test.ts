import assert from 'node:assert/strict';
import { appendFile, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { placesFrom } from '../core/places';
import { release } from '../operations/release';
import { buildInto, builtShell, remove, type Seed, seeded } from '../testing/seeded-build';
import { breaking, type Compatible, compatible } from '../testing/seeds';
import { chromiumPath } from './boot/chromium';
import { type BrowserLease, leaseBrowser } from './boot/shared-browser';
import { checkBuild } from './check';

const browserPath = chromiumPath();
const hasBrowser = browserPath !== undefined;

const isComplete = process.env.TEST_SCOPE === 'all';

// Most of a check is waiting for pages.
describe('seeded releases', { concurrency: 3 }, () => {
  let root: string;
  let build: string;
  let shell: string;
  let browser: BrowserLease | undefined;
  const places = () => placesFrom({ root, data: 'data' });

  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'nukkad-seeds-'));
    [shell] = await Promise.all([
      builtShell(path.join(root, 'shell')),
      buildInto('scripts/fixtures/gate-remote', path.join(root, 'seed')),
    ]);
    // Held for all checks, each of which would otherwise start one.
    browser = browserPath ? await leaseBrowser(browserPath) : undefined;
    build = path.join(root, 'seed');
    await release(places(), [shell], { effort: 'quick' });
  });
  after(async () => {
    await browser?.release();
    await remove(root);
  });

  /** The gate's report; without opening screens it is one on the files alone. */
  async function judged(sow: (seed: Seed) => void, withoutBoot = false) {
    const { folder } = await seeded(build, sow);
    try {
      return await checkBuild(places(), folder, { withoutBoot });
    } finally {
      await remove(folder);
    }
  }

  // At night a browser opens each one. In the gate it opens one build with all changes that it sees:
  // of others it would request the same files as without the change.
  const seenByBrowser: Compatible = {
    name: 'a build with every one of these changes that a browser sees',
    sow: (seed) => {
      for (const { sow, isSeen } of compatible) if (isSeen) sow(seed);
    },
  };

  test('the build says what it uses, and nothing that others bring', async () => {
    const facts = JSON.parse(await readFile(path.join(build, 'facts.json'), 'utf8'));
    assert.deepEqual(facts.screens, ['visitors', 'welcome']);
    assert.deepEqual(facts.sdk, {
      exports: ['Link', 'defineRemote', 'toast', 'useEndpoint', 'usePage', 'useParams'],
      calls: ['getFooterContent'],
    });
    const names = facts.packages.map(({ name }: { name: string }) => name);
    assert.deepEqual(
      names.filter((name: string) => !name.startsWith('@module-federation/')),
      ['clsx'],
    );
  });

  for (const { name, sow, rule, cause, fix } of breaking) {
    const needs = rule === 'boot' && !hasBrowser ? 'no Chromium here' : false;
    test(`${name} is refused`, { skip: needs }, async () => {
      const { verdict, judgements } = await judged(sow);
      const refusals = judgements.filter(({ outcome }) => outcome.state === 'refused');
      assert.deepEqual([verdict, refusals.map((one) => one.rule)], ['refused', [rule]]);
      const [outcome] = refusals.map((one) => one.outcome);
      const objections = outcome?.state === 'refused' ? outcome.objections : [];
      assert.ok(
        objections.some((one) => cause.test(one.cause) && fix.test(one.fix)),
        JSON.stringify(objections, null, 2),
      );
    });
  }

  for (const { name, sow } of [...compatible, seenByBrowser]) {
    test(`${name} may go live`, async () => {
      const withoutBoot = !isComplete && name !== seenByBrowser.name;
      const { verdict, judgements } = await judged(sow, withoutBoot);
      const others = judgements.filter(({ outcome }) => outcome.state !== 'passed');
      // Without a browser nothing passes, and that is the only reason.
      const isOpened = hasBrowser && !withoutBoot;
      const expected = isOpened ? ['passed', []] : ['incomplete', ['boot']];
      assert.deepEqual([verdict, others.map((one) => one.rule)], expected, JSON.stringify(others));
    });
  }

  /** The gate's report on the shell beside a live remote with a seeded defect. */
  async function shellBeside(sow: (seed: Seed) => void) {
    const { folder } = await seeded(build, sow);
    const beside = placesFrom({ root: folder, data: 'data' });
    try {
      await release(beside, [shell, folder], { effort: 'quick' });
      return await checkBuild(beside, shell);
    } finally {
      await remove(folder);
    }
  }
  const needsBrowser = { skip: hasBrowser ? false : 'no Chromium here' };

  test('a remote opens in the live shell and in the one before', needsBrowser, async () => {
    const [older, { folder }] = [`${root}/older-shell`, await seeded(build, () => undefined)];
    const beside = placesFrom({ root: folder, data: 'data' });
    try {
      await cp(shell, older, { recursive: true });
      await appendFile(path.join(older, 'shell.css'), '/* older */');
      await release(beside, [older], { effort: 'quick' });
      await release(beside, [shell], { effort: 'quick' });
      const { verdict, judgements } = await checkBuild(beside, build);
      const boots = judgements.filter(({ rule }) => rule.startsWith('boot'));
      assert.deepEqual(
        [verdict, boots.map(({ rule, outcome }) => `${rule} ${outcome.state}`)],
        ['passed', ['boot passed', 'boot-skew passed']],
        JSON.stringify(judgements),
      );
    } finally {
      await remove(folder);
    }
  });

  // In the gate: what is recorded is replayed ("a screen on which people cannot do what was recorded"),
  // and the shell before is opened (the test above).
  const atNight = (isComplete ? test : () => undefined) as typeof test;
  atNight('what was recorded is replayed in the shell before, too', needsBrowser, async () => {
    const skip = { role: 'link', name: 'Skip to the content' } as const;
    const [older, { folder }] = [
      `${root}/shell-before`,
      await seeded(build, (seed) =>
        seed.journeys(({ journeys }) => {
          journeys[0]!.steps.push({ see: skip });
        }),
      ),
    ];
    const beside = placesFrom({ root: `${folder}-data`, data: 'data' });
    try {
      await cp(shell, older, { recursive: true });
      const script = await readFile(path.join(older, 'shell.js'), 'utf8');
      const changed = script.replaceAll(skip.name, 'Skip to the page');
      await writeFile(path.join(older, 'shell.js'), changed);
      await release(beside, [older], { effort: 'quick' });
      await release(beside, [shell], { effort: 'quick' });
      const { verdict, judgements } = await checkBuild(beside, folder);
      const refused = judgements.filter(({ outcome }) => outcome.state === 'refused');
      assert.deepEqual([verdict, refused.map(({ rule }) => rule)], ['refused', ['boot-skew']]);
      const told = JSON.stringify(refused);
      assert.match(told, /beside shell [0-9a-f]{16}, which open pages may run/);
      assert.match(told, /step 3 finds no link \\"Skip to the content\\" in time/);
    } finally {
      await remove(folder);
      await remove(`${folder}-data`);
    }
  });

  test('a shell beside a live remote may go live', needsBrowser, async () => {
    const { verdict, judgements } = await shellBeside(() => undefined);
    assert.equal(verdict, 'passed', JSON.stringify(judgements));
  });

  test(
    'a shell in which a live screen fails is refused, and names it alone',
    needsBrowser,
    async () => {
      const { judgements } = await shellBeside((seed) =>
        seed.drawing('(()=>{throw new Error("no such seed")})()'),
      );
      const refusals = judgements.filter(({ outcome }) => outcome.state !== 'passed');
      assert.deepEqual(
        refusals.map(({ rule }) => rule),
        ['boot'],
      );
      const [{ outcome } = { outcome: undefined }] = refusals;
      const objections = outcome?.state === 'refused' ? outcome.objections : [];
      assert.equal(objections.length, 1, JSON.stringify(objections));
      assert.match(objections[0]!.cause, /"welcome" of mf-seed .*\(MF-RENDER\): .*no such seed/);
    },
  );
});
