import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { readCandidate } from './read-subject';
import { licencesRule } from './rules/licences';

interface Build {
  part: string;
  dist: string | undefined;
}

/** Parts of the product, with their build if it is up to date. */
async function builtParts(): Promise<Build[]> {
  // @ts-expect-error It has no types.
  const { parts } = await import('../../../scripts/support/repository.mjs');
  // @ts-expect-error It has no types.
  const { currentBuild } = await import('../../../scripts/support/builds.mjs');
  return parts().map(({ part }: { part: string }) => ({ part, dist: currentBuild(part) }));
}

describe('licences of the parts that are built here', () => {
  let builds: Build[];
  before(async () => {
    builds = await builtParts();
  });

  test('each part may be shipped with what it bundles', async (t) => {
    const current = builds.filter(({ dist }) => dist !== undefined);
    t.diagnostic(`${current.length} of ${builds.length} parts have a build that is up to date`);
    for (const { part, dist } of current) {
      const outcome = licencesRule.judge({ candidate: await readCandidate(dist!), beside: [] });
      assert.deepEqual(outcome, { state: 'passed' }, part);
    }
  });
});
