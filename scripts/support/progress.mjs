import { isStopping } from './processes.mjs';

const EVERY_MS = 9_000;
const ended = [];

/**
 * Says what is being done, again every nine seconds as long as it lasts, so that a long phase is
 * never silent, and how long it took. `text` may be a function when it changes on the way; it then
 * says nothing at first, and `phase` is what the last line calls it.
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

/** The phases that have ended, each with its seconds. */
export function endedPhases() {
  return [...ended];
}
