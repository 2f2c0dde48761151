import path from 'node:path';
import { readPointer, STABLE } from '../../channels/pointer';
import { RegistryError } from '../../core/failure';
import { releaseFolder } from '../../core/places';
import { promote, promoted } from '../../operations/run-canary';
import { changeAnswer } from '../command/change';
import type { Call, Command } from '../command/command';
import { apiBuildFlag, passGate } from '../command/gate';
import { stableFlags, stableOptions } from '../command/stable-change';

export const promoteCommand: Command = {
  usage: 'promote [part]',
  about: "Make the canary's version everybody's, once the gate has passed it",
  options: [
    ['--to <version>', 'A version that lies in the site, in place of the canary’s'],
    ['--unchecked', 'Without the gate, e.g. where no browser is; needs --why'],
    ['--api <url>', 'A running API for the screens that the gate opens'],
    apiBuildFlag,
    ...stableFlags,
  ],
  examples: [
    'nukkad promote mf-doctor',
    'nukkad promote mf-doctor --to 0f3a9c2d41b7e680',
    'nukkad promote mf-doctor --unchecked --why "the gate has no browser here"',
  ],
  run: async (call) => {
    const [part] = call.args;
    const to = call.text('to');
    if (to !== undefined && part === undefined) {
      throw new RegistryError('usage', 'Name the part that --to is a version of.');
    }
    const own = await readPointer(call.places, STABLE);
    const versions = part && to ? { [part]: to } : promoted(own, part);
    if (!call.isOn('unchecked')) await judged(call, versions);
    else if (!call.text('why'))
      throw new RegistryError('usage', 'Say --why the gate is passed by.');
    // Promotes exactly the judged version, whatever has moved meanwhile.
    const options = { expectedSerial: own.serial, ...defined(stableOptions(call)), to };
    return changeAnswer(await promote(call.places, part, options));
  },
};

async function judged(call: Call, versions: Record<string, string>): Promise<void> {
  for (const [part, version] of Object.entries(versions)) {
    const folder = path.join(call.places.site, releaseFolder(part, version));
    await passGate(call, folder, {
      api: call.text('api'),
      apiBuild: call.text('api-build'),
    });
  }
}

function defined<Options extends object>(options: Options): Options {
  const said = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as Options;
}
