import type { GateReport, Judgement } from '../../gate/check';
import type { Command } from '../command';
import { distOf } from '../dist';

const SIGNS = { passed: 'ok     ', refused: 'REFUSED', 'not-run': 'NOT RUN' } as const;

const VERDICTS: Record<GateReport['verdict'], string> = {
  passed: 'may go live',
  refused: 'may not go live',
  incomplete: 'was not tried in full, so it may not go live yet',
};

export const checkCommand: Command = {
  usage: 'check [part]',
  about: 'Judge whether a build may go live; nothing live is touched',
  options: [
    ['--from <dist>', 'Folder of the build; default <part>/dist'],
    ['--against <channel>', 'Channel it would join; default stable'],
    ['--api <url>', 'A running API for the screens; default one that is out of order'],
    ['--files-only', 'Open no browser; what only one can tell stays untold'],
  ],
  examples: [
    'nukkad check mf-doctor',
    'nukkad check mf-doctor --from /builds/mf-doctor/dist --json',
    'nukkad check mf-public --api http://localhost:8080',
  ],
  run: async (call) => {
    // Compiler and browser are needed here only; an import() would leave what reads TypeScript.
    const { checkBuild } = require('../../gate/check') as typeof import('../../gate/check');
    const report = await checkBuild(call.places, await distOf(call), {
      channel: call.text('against'),
      api: call.text('api'),
      withoutBoot: call.isOn('files-only'),
      onStep: call.phase,
    });
    return {
      lines: [...report.judgements.flatMap(linesOf), verdictOf(report)],
      data: report,
      refused: report.verdict !== 'passed',
    };
  },
};

function linesOf({ rule, about, outcome }: Judgement): string[] {
  const head = `${SIGNS[outcome.state]}  ${rule.padEnd(10)}  ${about}`;
  if (outcome.state === 'passed') return [head];
  if (outcome.state === 'not-run') return [head, `         ${outcome.why}.`];
  return [
    head,
    ...outcome.objections.flatMap(({ cause, fix }) => [`         ${cause}.`, `         → ${fix}.`]),
  ];
}

function verdictOf({ part, version, verdict }: GateReport): string {
  return `${part} ${version} ${VERDICTS[verdict]}.`;
}
