import { buildChanged } from '../../scripts/support/builds.mjs';
import { capture } from '../../scripts/support/processes.mjs';
import { findChromium, findFirefox } from '../../scripts/support/programs.mjs';
import { Unavailable } from '../support/judge.mjs';
import { runJourneys } from './journeys.mjs';

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Whether the journeys go as well in Firefox',
  // Journeys start products of their own.
  needs: 'nothing',
  async version() {
    const { output } = await capture(await firefox(), ['--version']);
    return output.trim().replace('Mozilla Firefox ', '');
  },
  async run({ folder }) {
    await buildChanged();
    const env = { ENGINE: 'firefox', FIREFOX_PATH: await firefox() };
    return runJourneys(folder, { ...env, CHROMIUM_PATH: (await findChromium()) ?? '' });
  },
};

async function firefox() {
  const found = await findFirefox();
  if (!found) throw new Unavailable('there is no Firefox and no way to install one');
  return found;
}
