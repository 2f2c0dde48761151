import { RegistryError } from '../../core/failure';
import type { CheckOptions, GateReport, Judgement } from '../../gate/check';
import type { Call } from './command';

const SIGNS = { passed: 'ok     ', refused: 'REFUSED', 'not-run': 'NOT RUN' } as const;
const INDENT = ' '.repeat(9);

const VERDICTS: Record<GateReport['verdict'], string> = {
  passed: 'may go live',
  refused: 'may not go live',
  incomplete: 'was not tried in full, so it may not go live yet',
};

/** Runs the promote gate on a build, saying what begins. */
export async function askGate(
  call: Call,
  dist: string,
  options: CheckOptions = {},
): Promise<GateReport> {
  // Compiler and browser are needed here only; an import() would leave what reads TypeScript.
  const { checkBuild } = require('../../gate/check') as typeof import('../../gate/check');
  return checkBuild(call.places, dist, { onStep: call.phase, ...options });
}

/**
 * Lets a build through only if the whole gate does.
 *
 * @param dist the build's folder, or that of the released version
 * @throws RegistryError `refused` with what the gate says, cause and fix
 * @example await passGate(call, folder, { channel: 'stable' });
 */
export async function passGate(call: Call, dist: string, options?: CheckOptions): Promise<void> {
  const report = await askGate(call, dist, options);
  if (report.verdict === 'passed') return;
  const said = report.judgements.filter(({ outcome }) => outcome.state !== 'passed');
  const lines = ['Nothing was changed.', ...said.flatMap(linesOf), verdictLine(report)];
  throw new RegistryError('refused', lines.join('\n'));
}

/** Flags of commands that judge files before others run them. */
export const uncheckedFlag = ['--unchecked', 'Without the gate; needs --why'] as const;

/**
 * Lets builds through only if their files may go live, in seconds and without a browser; whoever
 * says `--unchecked` and why passes by.
 *
 * @param dists folders of builds, or of released versions
 * @returns notes about what could not be judged
 * @throws RegistryError `refused` with every cause and fix, `usage` without a reason
 */
export async function passFiles(call: Call, dists: string[], channel?: string): Promise<string[]> {
  if (call.isOn('unchecked')) {
    if (call.text('why')) return [];
    throw new RegistryError('usage', 'Say --why the gate is passed by.');
  }
  // The compiler is needed here only; an import() would leave what reads TypeScript.
  const { judgeRelease } =
    require('../../gate/judge-release') as typeof import('../../gate/judge-release');
  const notes = await judgeRelease(call.places, dists, channel);
  return notes.map((note) => `Note: ${note}.`);
}

/** What the gate says, for a person: every rule, and the verdict last. */
export function gateLines(report: GateReport): string[] {
  return [...report.judgements.flatMap(linesOf), verdictLine(report)];
}

function linesOf({ rule, about, outcome }: Judgement): string[] {
  const head = `${SIGNS[outcome.state]}  ${rule.padEnd(10)}  ${about}`;
  if (outcome.state === 'passed') return [head];
  if (outcome.state === 'not-run') return [head, `${INDENT}${outcome.why}.`];
  const objections = outcome.objections.flatMap(({ cause, fix }) => [
    `${INDENT}${cause}.`,
    `${INDENT}→ ${fix}.`,
  ]);
  return [head, ...objections];
}

function verdictLine({ part, version, verdict }: GateReport): string {
  return `${part} ${version} ${VERDICTS[verdict]}.`;
}
