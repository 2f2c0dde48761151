import type { Move } from '../../channels/history';
import { RegistryError } from '../../core/failure';
import { auditLog } from '../../operations/log';
import { type FollowedLog, proveLogged, verifyLog } from '../../operations/verify-log';
import { type EntryProof, isCurrent } from '../../transparency/prove-entry';
import type { Answer, Call, Command } from '../command/command';

export const logCommand: Command = {
  usage: 'log [part] [site] [more]',
  about: 'Who moved what, when and why; log verify: is all that a site shows in its log',
  options: [
    ['--channel <name>', 'Moves of this channel only'],
    ['--last <n>', 'So many; default all'],
    ['--witness <files>', 'verify: what other machines saw, by --json; separated by commas'],
    ['--anew', 'verify: forget what this machine saw of the site before'],
  ],
  examples: [
    'nukkad log',
    'nukkad log mf-public --last 10',
    'nukkad log --json',
    'nukkad log verify',
    'nukkad log verify https://nukkad.example',
    'nukkad log verify https://nukkad.example --witness delhi.json,pune.json',
    'nukkad log prove 0f3a9c2d41b7e680 https://nukkad.example --json',
  ],
  run: async (call) => {
    const [part, site, more] = call.args;
    if (part === 'verify') {
      const witnesses = call.text('witness')?.split(',') ?? [];
      const anew = call.isOn('anew');
      return verified(await verifyLog(call.places, site, { anew, witnesses }), witnesses.length);
    }
    if (part === 'prove' && site !== undefined) return proven(call, site, more);
    if (site === undefined) return moved(call);
    throw new RegistryError(
      'usage',
      'Name one part, or say log verify <site> or log prove <lock>.',
    );
  },
};

async function moved(call: Call): Promise<Answer> {
  const only = { part: call.args[0], channel: call.text('channel') };
  const { moves, problems } = await auditLog(call.places, only);
  const last = moves.slice(0, call.number('last'));
  return {
    lines: last.length > 0 ? last.map(line) : ['Nothing was moved yet.'],
    data: { moves: last, problems },
    notes: problems.map((problem) => `Do not rely on this log: ${problem}.`),
  };
}

async function proven({ places }: Call, lock: string, site?: string): Promise<Answer> {
  const proof = await proveLogged(places, lock, site);
  const { entry, index, signed, inclusion } = proof;
  return {
    lines: [
      `${entry.channel} ${entry.serial} of ${entry.when} is entry ${index} of ${signed.head.size}`,
      standing(proof),
      `root ${signed.head.root}, signed by key ${signed.signature.key}`,
      ...inclusion.map((hash) => `  ${hash}`),
    ],
    data: proof,
  };
}

function standing(proof: EntryProof): string {
  const { entry, current, signed } = proof;
  if (isCurrent(proof)) return `and it is the current one of ${entry.channel}`;
  if (current) {
    const { channel, serial, lock, when } = current.entry;
    return `the current one of ${channel} is ${lock}, ${channel} ${serial} of ${when}`;
  }
  return signed.head.current
    ? 'it was kept from before the log, so it is the current one of no channel'
    : `this head is of before heads said which is the current one of ${entry.channel}`;
}

function verified(found: FollowedLog, witnesses: number): Answer {
  const { site, signed, before, pages, problems } = found;
  const data = { site, signed: signed ?? null, before: before ?? null, pages, problems };
  if (problems.length > 0) {
    return {
      lines: problems.map((problem) => `${problem[0]!.toUpperCase()}${problem.slice(1)}.`),
      notes: [
        `Do not trust ${site} before this is explained. Keep its files as evidence; see docs/operating.md.`,
      ],
      data,
      refused: true,
    };
  }
  const size = signed?.head.size ?? 0;
  const grown =
    before === undefined
      ? 'seen for the first time: its keys are believed from now on'
      : `${size - before} new since this machine looked last`;
  return {
    lines: [
      `${site}: ${size} entries, ${grown}`,
      `${pages} pages and registry.json show what is in it`,
      ...(witnesses > 0 ? [`${witnesses} other machines saw the same log`] : []),
    ],
    data,
  };
}

function line(move: Move): string {
  const { at, channel, serial, action, part, version, previous, by, why, cosignedBy } = move;
  const what = `${action} ${part} ${version} (before: ${previous ?? 'none'})`;
  const reason = why === undefined ? '' : `: ${why}`;
  const who = [by ?? 'somebody', ...(cosignedBy ?? [])].join(' and ');
  return `${at}  ${channel} ${serial}  ${what} by ${who}${reason}`;
}
