import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { readCandidate } from './read-subject';
import { rules } from './rules';
import { judgeApi } from './rules/api-contract';
import { licencesRule } from './rules/licences';
import type { Candidate, EarlierPart, Part } from './subject/subject';

interface Build {
  part: string;
  dist: string | undefined;
}

const ASKED = new Set([
  ...['fit', 'route-params', 'shared', 'share-order', 'sdk-names', 'sdk-types', 'skew'],
  ...['storage', 'journeys'],
]);

/** Parts of the product, with their build if it is up to date. */
async function builtParts(): Promise<Build[]> {
  // @ts-expect-error It has no types.
  const { parts } = await import('../../../scripts/support/repository.mjs');
  // @ts-expect-error It has no types.
  const { currentBuild } = await import('../../../scripts/support/builds.mjs');
  return parts().map(({ part }: { part: string }) => ({ part, dist: currentBuild(part) }));
}

// The gate makes builds for its journeys, which run this file again with all of them.
describe('the parts that are built here', () => {
  let builds: Build[];
  before(async () => {
    builds = await builtParts();
  });

  test('each part may be shipped with what it bundles', async (t) => {
    const current = builds.filter(({ dist }) => dist !== undefined);
    if (current.length === 0) return t.skip('no part has a build that is up to date');
    t.diagnostic(`${current.length} of ${builds.length} parts have a build that is up to date`);
    for (const { part, dist } of current) {
      const outcome = licencesRule.judge({ candidate: await readCandidate(dist!), beside: [] });
      assert.deepEqual(outcome, { state: 'passed' }, part);
    }
  });

  /** Builds made for release; every rule that needs no browser asks about one beside the others. */
  async function candidates(): Promise<Candidate[]> {
    const current = builds.filter(({ dist }) => dist !== undefined);
    const all = await Promise.all(current.map(({ dist }) => readCandidate(dist!)));
    return all.filter(({ facts }) => facts);
  }

  test('none is refused for sharing, paths, the SDK or the versions before', async (t) => {
    const all = await candidates();
    const shell = all.some(({ manifest }) => manifest.part === 'shell');
    if (!shell) return t.skip('the shell has no build that is up to date');
    const until = '2026-11-27T09:00:00.000Z';
    const earlier: EarlierPart[] = all.map((one) => ({ ...one, until }));
    const asked = rules.filter(({ name }) => ASKED.has(name));
    for (const candidate of all) {
      const beside = all.filter((one) => one !== candidate);
      for (const { name, judge } of asked) {
        const outcome = judge({ candidate, beside, earlier, live: candidate });
        assert.deepEqual(outcome, { state: 'passed' }, `${name} of ${candidate.manifest.part}`);
      }
    }
    t.diagnostic(`${all.length} parts, ${asked.length} rules each`);
  });

  test('an API of the same contract serves them all', async (t) => {
    const all: Part[] = await candidates();
    const [any] = all.filter(({ types }) => types);
    if (!any) return t.skip('no part has a build that is up to date');
    assert.deepEqual(judgeApi(any.types!, all), { state: 'passed' });
  });
});
