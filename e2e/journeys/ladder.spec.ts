import { tryCell } from '../faults/cell';
import { type Fault, faults } from '../faults/faults';
import { test } from '../faults/place';
import { subjects } from '../faults/subjects';

/** What takes long, or differs from its neighbour in the file only, is left to `npm run faults`. */
const left = [
  /^entry (500|late)$/,
  /^chunk (500|refused|truncated|HTML|garbage)/,
  /^style (refused|garbage)$/,
  /registry\.json (garbage|hang)$/,
  /^build (exposes nothing|is of another contract|throws in an effect|blocks the page)$/,
];
const isShort = ({ name }: Fault) => !left.some((pattern) => pattern.test(name));

// One remote of the fault matrix, in the order of its releases.
const tried = subjects.filter(({ remote }) => remote === 'mf-auth');

test.describe.configure({ mode: 'default', timeout: 60_000 });
test.use({ tried });

for (const subject of tried) {
  for (const fault of faults.filter(isShort)) {
    test(`${subject.remote}: ${fault.name}`, async ({ page, place, watch }) => {
      await tryCell({ page, place, watch }, subject, fault);
    });
  }
}
