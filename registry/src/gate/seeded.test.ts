import assert from 'node:assert/strict';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { release } from '../operations/release';
import { placesFrom } from '../places';
import { buildInto, builtShell, remove, type Seed, seeded } from '../testing/seeded-build';
import { breaking, compatible } from '../testing/seeds';
import { chromiumPath } from './boot/chromium';
import { checkBuild, type GateReport } from './check';

/** A check takes less than this, in milliseconds, on two cores that have nothing else to do. */
const LONGEST = 60_000;

const hasBrowser = chromiumPath() !== undefined;

// Most of a check is waiting for pages: two at a time, as there are cores.
describe('seeded releases', { concurrency: 2 }, () => {
  let root: string;
  let build: string;
  let longest = 0;
  const places = () => placesFrom({ root, data: 'data' });

  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'nukkad-seeds-'));
    const [shell] = await Promise.all([
      builtShell(path.join(root, 'shell')),
      buildInto('scripts/fixtures/gate-remote', path.join(root, 'seed')),
    ]);
    build = path.join(root, 'seed');
    await release(places(), [shell], { effort: 'quick' });
  });
  after(async () => {
    await remove(root);
    console.info(`The longest check took ${Math.round(longest)} ms, two at a time.`);
  });

  async function judged(sow: (seed: Seed) => void): Promise<GateReport> {
    const folder = await seeded(build, sow);
    const started = performance.now();
    try {
      return await checkBuild(places(), folder);
    } finally {
      const took = performance.now() - started;
      longest = Math.max(longest, took);
      await remove(folder);
      assert.ok(took < LONGEST, `the check took ${Math.round(took)} ms`);
    }
  }

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

  for (const { name, sow } of compatible) {
    test(`${name} may go live`, async () => {
      const { verdict, judgements } = await judged(sow);
      const others = judgements.filter(({ outcome }) => outcome.state !== 'passed');
      // Without a browser nothing passes, and the reason is that alone.
      const expected = hasBrowser ? ['passed', []] : ['incomplete', ['boot']];
      assert.deepEqual([verdict, others.map((one) => one.rule)], expected, JSON.stringify(others));
    });
  }
});
