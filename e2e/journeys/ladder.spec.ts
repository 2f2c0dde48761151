import { tryCell } from '../faults/cell';
import { type Fault, faults } from '../faults/faults';
import { PLACE_TIMEOUT, type Place, startPlace } from '../faults/place';
import { subjects } from '../faults/subjects';
import { nightlyUnless } from '../support/nightly';
import { test } from '../support/test';

/** Slow cells, and cells that differ from others in the file only, run in `npm run faults` only. */
const left = [
  /^every file (404|500|truncated|one byte flipped)/,
  /^entry (500|late)$/,
  /^chunk (500|refused|truncated|HTML|garbage)/,
  /^style (refused|garbage)$/,
  /registry\.json (garbage|hang)$/,
  /^build (exposes nothing|is of another contract|throws in an effect|blocks the page)$/,
];
const isShort = ({ name }: Fault) => !left.some((pattern) => pattern.test(name));

/** One fault for each fallback step a page may end on; Jest covers the others. */
const inGate = [
  'every file refused, nothing before',
  ...['entry one byte flipped', 'entry hang', 'style 404', 'entry refused, the mirror has it'],
  ...['answers 503', 'pruned after a release', 'build throws while drawing'],
];

// One remote of the matrix, in the order of its releases.
const tried = subjects.filter(({ remote }) => remote === 'mf-auth');

test.describe.configure({ mode: 'default', timeout: 120_000 });

// A fixture of the worker's would keep these tests to the end of a run, where a core is idle.
let place: Place;
test.beforeAll(async () => {
  test.setTimeout(PLACE_TIMEOUT);
  place = await startPlace('ladder', tried);
});
test.afterAll(() => place?.close());

for (const subject of tried) {
  for (const fault of faults.filter(isShort)) {
    const details = nightlyUnless(inGate.includes(fault.name));
    test(`${subject.remote}: ${fault.name}`, details, async ({ page, watch }) => {
      await tryCell({ page, place, watch }, subject, fault);
    });
  }
}
