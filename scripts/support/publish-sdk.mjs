import { Failure } from './failure.mjs';
import { capture } from './processes.mjs';
import { ROOT } from './repository.mjs';
import { sdkPackages } from './sdk-packages.mjs';

/**
 * Publishes the packages of the SDK whose version the registry does not have, in the order in which
 * they depend on each other, so that none is there before what it needs.
 *
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] says which registry, as npm reads it
 * @param {boolean} [options.provenance] false where nothing can attest what was built from which
 *   commit: a registry on this machine
 * @returns {Promise<string[]>} what was published, as `name@version`
 */
export async function publishSdk({ env = process.env, provenance = true } = {}) {
  const published = [];
  for (const { name, about } of sdkPackages()) {
    const release = `${name}@${about.version}`;
    if (await isPublished(release, env)) continue;
    await npm(['publish', `--provenance=${provenance}`, '-w', name], env);
    published.push(release);
  }
  return published;
}

async function isPublished(release, env) {
  const { code, output } = await run(['view', release, 'version', '--json'], env);
  if (code === 0) return output.trim() !== '';
  if (/\bE404\b/.test(output)) return false;
  throw new Failure(`${output.trimEnd()}\nThe registry did not say whether it has ${release}.`);
}

async function npm(args, env) {
  const { code, output } = await run(args, env);
  if (code !== 0) throw new Failure(`${output.trimEnd()}\n"npm ${args.join(' ')}" failed.`);
}

function run(args, env) {
  return capture('npm', args, { cwd: ROOT, env });
}
