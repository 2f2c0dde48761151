import path from 'node:path';
import { readPointer, STABLE } from '../../channels/pointer';
import { releaseFolder } from '../../core/places';
import { setCanaryShare, startCanary, stopCanary } from '../../operations/run-canary';
import { publish } from '../../parts/publish';
import { changeAnswer } from '../command/change';
import type { Answer, Call, Command } from '../command/command';
import { freshDistOf, staleFlag } from '../command/dist';
import { apiBuildFlag, passFiles, uncheckedFlag } from '../command/gate';
import { effortOf, quickFlag } from '../command/packing';
import { stableFlags, stableOptions } from '../command/stable-change';

export const canaryCommand: Command = {
  usage: 'canary [part]',
  about: 'Give a version to a share of the visitors first; also: canary stop',
  options: [
    ['--share <percent>', '0 to 100; alone it changes the share of the canary that runs'],
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    ['--to <version>', 'A version that lies in the site, in place of a build'],
    quickFlag,
    apiBuildFlag,
    uncheckedFlag,
    staleFlag,
    ...stableFlags,
  ],
  examples: [
    'nukkad canary mf-doctor --share 5',
    'nukkad canary --share 25',
    'nukkad canary stop --why "slower on phones"',
    'nukkad canary',
  ],
  run: async (call) => {
    const [what] = call.args;
    const share = shareOf(call);
    if (what === 'stop') return changeAnswer(await stopCanary(call.places, stableOptions(call)));
    if (what !== undefined || call.text('from') !== undefined) {
      const { notes, ...version } = await versionFor(call);
      const started = await startCanary(call.places, [version], share, stableOptions(call));
      const answer = changeAnswer(started);
      const next = started.pending ? [] : [nextAfterCanary(version.part)];
      const lines = [...answer.lines, ...next];
      return { ...answer, lines, notes: [...notes, ...(answer.notes ?? [])] };
    }
    if (share === undefined) return shown(call);
    return changeAnswer(await setCanaryShare(call.places, share, stableOptions(call)));
  },
};

const nextAfterCanary = (part: string) =>
  `Next: \`nukkad promote ${part}\` gives it to everybody, \`nukkad canary stop\` takes it back; \`nukkad canary\` shows it`;

// The command line takes percent; the site uses hundredths of a percent, so that 2.5 % is an
// integer.
function shareOf(call: Call): number | undefined {
  const percent = call.number('share');
  return percent === undefined ? undefined : Math.round(percent * 1e6) / 1e4;
}

async function versionFor(call: Call) {
  const [part] = call.args;
  const to = call.text('to');
  const options = { apiBuild: call.text('api-build') };
  if (part !== undefined && to !== undefined) {
    const folder = path.join(call.places.site, releaseFolder(part, to));
    return { part, version: to, notes: await passFiles(call, [folder], options) };
  }
  const { dist, notes } = await freshDistOf(call);
  notes.push(...(await passFiles(call, [dist], options)));
  call.phase(`Copying and packing ${dist}`);
  const published = await publish(call.places, dist, effortOf(call));
  return { part: published.part, version: published.version, notes };
}

async function shown({ places }: Call): Promise<Answer> {
  const { canary } = await readPointer(places, STABLE);
  if (!canary) return { lines: ['No canary runs.'], data: { canary: null } };
  const parts = Object.entries(canary.parts).map(([part, version]) => `  ${part} ${version}`);
  return {
    lines: [`canary ${canary.id}, ${canary.share / 100} % of the visitors`, ...parts],
    data: { canary },
  };
}
