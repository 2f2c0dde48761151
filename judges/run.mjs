import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../scripts/support/repository.mjs';
import { accepted } from './accepted.mjs';
import { browsers } from './support/chromium.mjs';
import { readJudges } from './support/found.mjs';
import { Unavailable } from './support/judge.mjs';
import { isOwn, isProduct, judgedProducts } from './support/product.mjs';
import { divide, verdict } from './support/verdict.mjs';

const CACHE = path.join(import.meta.dirname, '.cache');

// `node judges/run.mjs csp spectral`, from `npm run judges`, which builds first.
const products = judgedProducts();
const judgements = [];
const problems = [];
try {
  for (const judge of await readJudges(process.argv.slice(2))) {
    const judgement = await judgementOf(judge);
    const about = verdict(judgement, accepted, { isPromised: process.env.CI === 'true' });
    console.info([about.line, ...(judgement.notes ?? [])].join('\n  '));
    judgements.push(judgement);
    problems.push(...about.problems);
  }
} finally {
  await products.close();
}
writeReport();
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @returns {Promise<import('./support/verdict.mjs').Judgement>} */
async function judgementOf(judge) {
  const started = performance.now();
  const outcome = await outcomeOf(judge);
  return { name: judge.name, seconds: (performance.now() - started) / 1000, ...outcome };
}

async function outcomeOf(judge) {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, `${judge.name}-`));
  const { launch, close } = browsers();
  let product;
  try {
    const version = await judge.version();
    if (isProduct(judge.needs)) product = await products.start(judge.needs);
    const found = await judge.run({ folder, product, browser: launch });
    return { outcome: 'judged', version, ...found };
  } catch (error) {
    if (error instanceof Unavailable) return { outcome: 'skipped', reason: error.message };
    return { outcome: 'broken', reason: error.stack };
  } finally {
    await close();
    if (isOwn(judge.needs)) await product?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes `judges.json` beside the data of `npm start`. */
function writeReport() {
  mkdirSync(dataFolder(), { recursive: true });
  const judges = judgements.map((one) => ({
    ...one,
    ...(one.outcome === 'judged' && divide(one.name, one.findings, accepted)),
  }));
  const whole = { at: new Date().toISOString(), judges };
  const file = path.join(dataFolder(), 'judges.json');
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
}
