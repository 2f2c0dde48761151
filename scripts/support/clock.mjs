import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { findChromium } from './programs.mjs';

const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
];

/**
 * Environment in which started processes have another time, from which their clock runs on.
 * Chromium does not run with libfaketime: it is started without, and journeys shift the clock of
 * its pages by TEST_CLOCK_OFFSET_MS.
 *
 * @param {string} instant ISO 8601 with a zone, e.g. 2026-11-24T23:50:00+05:30
 * @throws {Failure} for an instant without a zone, and when libfaketime is missing
 */
export function clockEnvironment(instant, { now = Date.now(), library = installed() } = {}) {
  const time = /T.*(Z|[+-]\d\d:\d\d)$/.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new Failure(
      `--clock is "${instant}". Give an instant with its zone: --clock=2026-11-24T23:50:00+05:30`,
    );
  }
  if (!library) {
    throw new Failure('--clock needs libfaketime. Install it: apt-get install faketime');
  }
  const seconds = Math.round((time - now) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    // Timers use the monotonic clock, which must not be shifted.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TEST_CLOCK_OFFSET_MS: String(seconds * 1000),
  };
}

/** Sets the clock of every process that this one starts from now on. */
export async function setClock(instant) {
  const settings = clockEnvironment(instant);
  const chromium = await findChromium();
  Object.assign(process.env, settings, chromium && browserSettings(chromium));
  console.info(`Clock of the tests: ${instant} (${settings.FAKETIME})`);
}

function browserSettings(chromium) {
  const wrapper = path.join(import.meta.dirname, 'chromium-real-clock.sh');
  return { CHROMIUM_PATH: wrapper, REAL_CHROMIUM_PATH: chromium };
}

function installed() {
  return LIBRARIES.find((file) => existsSync(file));
}
