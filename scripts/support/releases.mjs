import { Failure } from './failure.mjs';
import { capture } from './processes.mjs';
import { during } from './progress.mjs';

/** Releases every built part into the local registry; `--quick` packs it for this machine only. */
export async function releaseAll(...flags) {
  const text = 'Releasing every part into the local registry';
  await during(text, () => nukkad('release', '--all', ...flags));
}

/** Runs the `nukkad` command; its own sentence becomes the failure. */
export async function nukkad(...args) {
  const { code, output } = await capture(process.execPath, ['registry/bin/nukkad.mjs', ...args]);
  if (code !== 0) throw new Failure(`${output.trim()}\nThe release was refused.`);
  return output;
}
