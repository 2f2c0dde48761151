import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { CHROMIUM_NAMES, findChromium, inPath } from './programs.mjs';

const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
];

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** How far India's clock is ahead of UTC. */
const INDIA = 330 * MINUTE;

/**
 * Environment in which started processes have another time, from which their clock runs on: the next
 * such moment in India. A signal that comes while libfaketime waits or reads the clock sees the true
 * time: with a clock that goes after, timers of PostgreSQL end at once, so it goes ahead, where its
 * time-outs never end a wait (tests of those are skipped). One that is more than a day ahead has new
 * files look old, whose times it does not shift.
 * Chromium does not run with libfaketime: it is started without, and journeys shift the clock of
 * its pages by TEST_CLOCK_OFFSET_MS.
 *
 * @param {string} time of day in India, e.g. 23:50
 * @throws {Failure} for what is no time of day, and when libfaketime is missing
 */
export function clockEnvironment(time, { now = Date.now(), library = installed() } = {}) {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) {
    throw new Failure(`--clock is "${time}". Give a time of day in India: --clock=23:50`);
  }
  if (!library) {
    throw new Failure('--clock needs libfaketime. Install it: apt-get install faketime');
  }
  const wanted = (Number(hours) * 60 + Number(minutes)) * MINUTE;
  const since = (now + INDIA) % DAY;
  const seconds = Math.round(((wanted - since + DAY) % DAY) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `+${seconds}s`,
    // Timers use the monotonic clock, which must not be shifted.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TEST_CLOCK_OFFSET_MS: String(seconds * 1000),
  };
}

/** Sets the clock of every process that this one starts from now on. */
export async function setClock(time) {
  const settings = clockEnvironment(time);
  const chromium = await findChromium();
  Object.assign(process.env, settings, chromium && browserSettings(chromium));
  console.info(`Clock of the tests: ${time} in India (${settings.FAKETIME})`);
}

// Programs of the browsers' names stand before them, since a journey may want another than the rest.
function browserSettings(chromium) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-browsers-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const withTrueClock = (browser) => {
    const own = path.join(folder, path.basename(browser));
    writeFileSync(own, `#!/bin/sh\nunset LD_PRELOAD\nexec '${browser}' "$@"\n`, { mode: 0o755 });
    return own;
  };
  const found = CHROMIUM_NAMES.map((name) => inPath([name])).filter(Boolean);
  found.forEach(withTrueClock);
  return {
    PATH: folder + path.delimiter + process.env.PATH,
    ...(!found.includes(chromium) && { CHROMIUM_PATH: withTrueClock(chromium) }),
  };
}

function installed() {
  return LIBRARIES.find((file) => existsSync(file));
}
