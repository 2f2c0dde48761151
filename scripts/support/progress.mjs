import { isStopping } from './processes.mjs';

const EVERY_MS = 9_000;

/**
 * Says what is being done, and again every nine seconds as long as it lasts, so that a long phase
 * is never silent. `text` may be a function when it changes on the way.
 */
export async function during(text, work) {
  const current = () => (typeof text === 'function' ? text() : text);
  console.info(current());
  const started = Date.now();
  const timer = setInterval(() => {
    if (isStopping()) return;
    console.info(`${current()} … ${Math.round((Date.now() - started) / 1000)} s`);
  }, EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
