// Checks the product's regular expressions for super-linear time on untrusted text. `--keep` stores
// verdicts on new linear ones in scripts/patterns.json, so that they are not judged again, and
// removes those no longer in use.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { main } from './support/failure.mjs';
import { judgePattern, patternProblems, productPatterns } from './support/patterns.mjs';
import { ROOT, readJson } from './support/repository.mjs';

const file = path.join(ROOT, 'scripts/patterns.json');

/** Fewer patterns than this mean that the check found no input. */
const PATTERNS_AT_LEAST = 100;

await main(async () => {
  const patterns = productPatterns();
  const judged = readJson(file);
  const linear = new Set(judged.linear.filter((text) => patterns.has(text)));
  const judge = async (text) => {
    const verdict = await judgePattern(text);
    if (verdict === 'linear') linear.add(text);
    return verdict;
  };
  const problems = await patternProblems(patterns, judged, judge);
  if (patterns.size < PATTERNS_AT_LEAST)
    problems.push(`Only ${patterns.size} patterns were found.`);
  if (process.argv.includes('--keep')) {
    const kept = { linear: [...linear].sort(), reviewed: judged.reviewed };
    writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
});
