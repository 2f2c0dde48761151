import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Processes, of which two run at a time: enough that none is the last for long. */
const MOST = 6;

/** Milliseconds. */
const ENDS_WITHIN = 10_000;

/** Files that a process is worth while for. */
const SMALL = 4;

/**
 * Writes programs that each run several files of tests: what a process loads costs more than what
 * most files do. Each file is read within a `describe` of its own, which keeps its hooks to its tests.
 *
 * @param {string[]} files tests, read by `require`: without an `await` at the top
 * @param {string} folder where to write
 * @param {number} endsWithin milliseconds that a program has to end by itself once its tests have
 * @returns {string[]} the programs, and nightly tests as they are
 */
export function groupTests(files, folder, endsWithin = ENDS_WITHIN) {
  const isNightly = (file) => file.includes('.nightly.');
  const programs = shared(files.filter((file) => !isNightly(file))).map((group, index) => {
    const program = path.join(folder, `group-${index + 1}.test.cjs`);
    writeFileSync(program, programOf(group, endsWithin));
    return program;
  });
  return [...programs, ...files.filter(isNightly)];
}

/** The largest first, each to the group that has least. */
function shared(files) {
  const count = Math.min(MOST, Math.ceil(files.length / SMALL));
  const groups = Array.from({ length: count }, () => ({ bytes: 0, files: [] }));
  const sized = files.map((file) => ({ file, bytes: statSync(file).size }));
  for (const { file, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    const least = groups.reduce((a, b) => (b.bytes < a.bytes ? b : a));
    least.bytes += bytes;
    least.files.push(file);
  }
  return groups.map((group) => group.files);
}

// A file that cannot be read is a failed test: a failed suite is counted by nobody. What a file leaves
// open is said, and keeps the process no longer: it would for as long as a test may take.
function programOf(files, endsWithin) {
  const suites = files.map((file) => `  suite(${JSON.stringify(file)}),`);
  return `const { describe, test } = require('node:test');
const suite = (file) => describe(file, () => {
  try {
    require(file);
  } catch (error) {
    test(file, () => Promise.reject(error));
  }
});
const left = () => {
  console.error('Left open: ' + process.getActiveResourcesInfo().join(', '));
  process.exit();
};
Promise.all([
${suites.join('\n')}
]).then(() => setTimeout(left, ${endsWithin}).unref());
`;
}
