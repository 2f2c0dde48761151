import Sequencer from '@jest/test-sequencer';

/** Jest's order of tests, but what is near a changed file comes first: `--bail` then ends soon. */
// biome-ignore lint/style/noDefaultExport: Jest looks for the default export
export default class NearestFirst extends Sequencer {
  async sort(tests) {
    return nearestFirst(await super.sort(tests), JSON.parse(process.env.TEST_CHANGED_FILES));
  }
}

/**
 * @param {{ path: string }[]} tests in their usual order, which those equally near keep
 * @param {string[]} changed absolute paths
 */
export function nearestFirst(tests, changed) {
  const nearness = new Map(
    tests.map(({ path }) => [path, Math.max(...changed.map((file) => shared(path, file)))]),
  );
  return tests.toSorted((a, b) => nearness.get(b.path) - nearness.get(a.path));
}

/** How many folders two paths begin with alike; `price.test.ts` shares its name with `price.ts` too. */
function shared(one, other) {
  const [parts, others] = [one, other].map((file) => file.split('/').map(stem));
  const end = parts.findIndex((part, at) => part !== others[at]);
  return end < 0 ? parts.length : end;
}

const stem = (name) => name.split('.')[0];
