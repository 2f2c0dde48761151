import { chosenFrom } from './support/arguments.mjs';
import { nothing, sum, summary } from './support/counts.mjs';
import { ensureDependencies } from './support/dependencies.mjs';
import { Failure, main } from './support/failure.mjs';
import { checkNode } from './support/machine.mjs';
import { Stopped, stopOnSignals } from './support/processes.mjs';
import { stages } from './support/stages.mjs';

// `npm test` runs every stage, `npm test -- api registry` those two. A stage that fails does not
// keep the next ones from running.
await main(async () => {
  checkNode();
  const chosen = chosenFrom(process.argv.slice(2), Object.keys(stages), 'stage');
  stopOnSignals();
  await ensureDependencies();
  const outcomes = [];
  const times = [];
  for (const name of chosen) {
    console.info(`\n== ${name} ==`);
    const started = Date.now();
    const counts = await outcomeOf(name);
    times.push(`${name} ${minutesSince(started)}`);
    console.info(`${name}: ${summary(counts)} (${minutesSince(started)})`);
    outcomes.push(counts);
  }
  const total = sum(outcomes);
  console.info(['', ...total.notes, times.join(', '), summary(total)].join('\n'));
  return total.failed > 0 ? 1 : 0;
});

function minutesSince(started) {
  return `${((Date.now() - started) / 60_000).toFixed(1)} min`;
}

async function outcomeOf(name) {
  try {
    return await stages[name]();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    console.error(error instanceof Failure ? error.message : error);
    return { ...nothing, failed: 1, notes: [`${name} could not run: its reason stands above`] };
  }
}
