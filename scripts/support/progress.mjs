import { isStopping } from './processes.mjs';

const EVERY_MS = 9_000;
const ended = [];

/**
 * Prints the current phase, again every nine seconds so that a long phase is never silent, and its
 * duration at the end. `text` may be a function when it changes meanwhile; then nothing is printed
 * at first, and `phase` names it in the last line.
 */
export async function during(text, work, phase = text) {
  if (typeof text === 'string') console.info(text);
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  const timer = setInterval(() => {
    if (isStopping()) return;
    const current = typeof text === 'function' ? text() : text;
    console.info(`${current} … ${Math.round(seconds())} s`);
  }, EVERY_MS);
  try {
    const result = await work();
    const took = `${phase}: ${seconds().toFixed(1)} s`;
    console.info(took);
    ended.push(took);
    return result;
  } finally {
    clearInterval(timer);
  }
}

/** Completed phases, each with its seconds. */
export function endedPhases() {
  return [...ended];
}
