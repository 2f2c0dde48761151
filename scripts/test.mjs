import path from 'node:path';
import { changedPlan } from './support/changed.mjs';
import { setClock } from './support/clock.mjs';
import { nothing, sum, summary } from './support/counts.mjs';
import { coreLine, coreSeconds } from './support/cpu.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { durationLines, writeDurations } from './support/durations.mjs';
import { Failure, main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { Stopped, stopOnSignals } from './support/processes.mjs';
import { dataFolder } from './support/repository.mjs';
import { NIGHTLY_STAGES, stages } from './support/stages.mjs';
import { runBeside, stagesBeside } from './support/stages-beside.mjs';
import { testOptions } from './support/test-options.mjs';

// `npm test` is the gate, `npm test -- api registry` two stages of it, `npm run test:all` every
// test, `npm test -- --changed` what a change can break. A failed stage does not keep the next ones
// from running. Unless only a change is tested, stages that leave a core idle run beside the long ones.
// docs/testing.md explains the options.
await main(async () => {
  checkNode();
  const options = testOptions(process.argv.slice(2), Object.keys(stages), NIGHTLY_STAGES);
  if (options.all) Object.assign(process.env, { TEST_SCOPE: 'all', TEST_ENGINES: 'both' });
  stopOnSignals();
  await ensureDependencies();
  if (options.clock) await setClock(options.clock);
  const selections = options.changed === undefined ? {} : await changedPlan(options.changed);
  const startedAt = new Date().toISOString();
  const beside = options.changed === undefined ? stagesBeside(options.chosen) : [];
  const others = beside.length > 0 ? runBeside(beside, options) : [];
  const results = [];
  for (const name of options.chosen.filter((one) => !beside.includes(one))) {
    // Journeys need the whole machine.
    if (name === 'e2e') await others;
    if (selections[name] === false) console.info(`\n== ${name} == nothing changed for it`);
    else results.push(await result(name, { ...selections[name], bail: options.bail }));
  }
  results.push(...(await others));
  const total = sum(results.map(({ counts }) => counts));
  const tests = results.flatMap(({ tests }) => tests);
  const times = results.map(({ name, seconds }) => `${name} ${minutes(seconds)}`);
  const file = process.env.TEST_DURATIONS_FILE ?? path.join(dataFolder(), 'test-durations.json');
  writeDurations(file, { startedAt, scope: scope(options), stages: results.map(outline), tests });
  console.info(['', ...durationLines(tests), `Durations: ${file}`].join('\n'));
  console.info(['', ...total.notes, times.join(', '), summary(total)].join('\n'));
  return total.failed > 0 ? 1 : 0;
});

async function result(name, selection) {
  console.info(`\n== ${name} ==`);
  const started = Date.now();
  const before = coreSeconds();
  const { tests = [], ...counts } = await outcomeOf(name, selection);
  const seconds = (Date.now() - started) / 1000;
  const after = coreSeconds();
  console.info(`${name}: ${summary(counts)} (${minutes(seconds)}${coreLine(before, after)})`);
  return {
    name,
    counts,
    seconds,
    cpuSeconds: after.busy - before.busy,
    tests: tests.map((test) => ({ stage: name, ...test })),
  };
}

async function outcomeOf(name, selection) {
  try {
    return await stages[name](selection);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(error instanceof Failure ? error.message : error);
    return { ...nothing, failed: 1, notes: [`${name} could not run: its reason stands above`] };
  }
}

function scope({ all, changed }) {
  if (changed !== undefined) return 'changed';
  return all ? 'all' : 'gate';
}

function minutes(seconds) {
  return `${(seconds / 60).toFixed(1)} min`;
}

function outline({ name, seconds, cpuSeconds, counts }) {
  return { name, seconds, cpuSeconds, ...counts };
}
