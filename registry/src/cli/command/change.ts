import type { PendingChange } from '../../cosigning/pending';
import type { ChangeOptions, ChangeResult } from '../../operations/move-channel';
import type { Answer, Call, Command } from './command';
import { linesOfPending, nextAfter } from './pending';

/** Flags of every command that moves a channel or writes pages. */
export const changeFlags: NonNullable<Command['options']> = [
  ['--channel <name>', 'Channel to move; default stable'],
  ['--expect-serial <n>', 'Refuse when the channel has moved since'],
  ['--why <reason>', 'Kept in the log beside who did it (NUKKAD_BY, else your user name)'],
  ['--dev', 'Pages reload themselves on a release'],
];

/** The options of an operation, from `changeFlags`. */
export function changeOptions(call: Call): ChangeOptions {
  return {
    channel: call.text('channel'),
    dev: call.isOn('dev') || process.env.DEV_RELOAD === '1',
    why: call.text('why'),
    expectedSerial: call.number('expect-serial'),
    onStep: sayPhases(call),
  };
}

/** The answer of an operation that moved a channel. */
export function changeAnswer(result: ChangeResult): Answer {
  const { channel, serial, moves, warnings, site, pending } = result;
  if (pending) return pendingAnswer(result, pending);
  const moved = moves.map(
    ({ action, part, version, previous }) =>
      `${action} ${part} ${version} (before: ${previous ?? 'none'})`,
  );
  return {
    lines: [
      ...(moves.length > 0 ? moved : ['Every part already runs this version.']),
      `${channel} at serial ${serial}; ${site.written} files written anew`,
    ],
    notes: warnings.map((warning) => `Note: ${warning}`),
    data: { channel, serial, moves, warnings, site },
  };
}

function pendingAnswer(result: ChangeResult, pending: PendingChange): Answer {
  return {
    lines: [...linesOfPending(pending), nextAfter(pending)],
    notes: result.warnings.map((warning) => `Note: ${warning}`),
    data: result,
  };
}

const PHASES: [step: string, says: (rest: string) => string][] = [
  ['publish ', (dist) => `Copying and packing ${dist}`],
  ['pointer', () => 'Moving the channel'],
  ['page ', () => 'Writing pages'],
];

// One line per phase: of many pages only the first is reported.
function sayPhases(call: Call): (step: string) => void {
  const said = new Set<string>();
  return (step) => {
    const phase = PHASES.find(([start]) => step.startsWith(start));
    const line = phase?.[1](step.slice(phase[0].length));
    if (line === undefined || said.has(line)) return;
    said.add(line);
    call.phase(line);
  };
}
