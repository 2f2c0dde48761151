import { RegistryError } from '../../core/failure';
import type { CheckOptions, GateReport } from '../../gate/check';
import type { Judgement } from '../../gate/judge-files';
import type { SubjectOptions } from '../../gate/read-subject';
import type { Call } from './command';

const SIGNS = { passed: 'ok     ', refused: 'REFUSED', 'not-run': 'NOT RUN' } as const;
const INDENT = ' '.repeat(9);

const VERDICTS: Record<GateReport['verdict'], string> = {
  passed: 'may go live',
  refused: 'may not go live',
  incomplete: 'was not tried in full, so it may not go live yet',
};

/** Runs the promote gate on a build and reports its steps. */
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
 * Passes a build only if the whole gate does.
 *
 * @param dist folder of the build or released version
 * @throws RegistryError `refused` with the gate's causes and fixes
 * @example await passGate(call, folder, { channel: 'stable' });
 */
export async function passGate(call: Call, dist: string, options?: CheckOptions): Promise<void> {
  const report = await askGate(call, dist, options);
  if (report.verdict === 'passed') return;
  const said = report.judgements.filter(({ outcome }) => outcome.state !== 'passed');
  const lines = ['Nothing was changed.', ...said.flatMap(outcomeLines), verdictLine(report)];
  throw new RegistryError('refused', lines.join('\n'));
}

/** Flag of commands that ask the gate: another API than the one that has said what it serves. */
export const apiBuildFlag = [
  '--api-build <dist>',
  'Build of the API whose contract its calls must fit; default what the running one has said',
] as const;

/** Flags of commands that check files before other people run them. */
export const uncheckedFlag = ['--unchecked', 'Without the gate; needs --why'] as const;

/**
 * Passes builds only if their files may go live, by every rule that needs no browser;
 * `--unchecked` with a reason skips the check.
 *
 * @param dists folders of builds, or of released versions
 * @returns notes about what could not be checked
 * @throws RegistryError `refused` with every cause and fix, `usage` without a reason
 */
export async function passFiles(
  call: Call,
  dists: string[],
  options?: SubjectOptions,
): Promise<string[]> {
  if (call.isOn('unchecked')) {
    if (call.text('why')) return [];
    throw new RegistryError('usage', 'Say --why the gate is passed by.');
  }
  // The compiler is needed here only; an import() would leave what reads TypeScript.
  const { judgeRelease } =
    require('../../gate/judge-release') as typeof import('../../gate/judge-release');
  const notes = await judgeRelease(call.places, dists, options);
  return notes.map((note) => `Note: ${note}.`);
}

/** The gate's report for people: every rule, then the verdict. */
export function gateLines(report: GateReport): string[] {
  return [...report.judgements.flatMap(outcomeLines), verdictLine(report)];
}

/** One rule and its outcome, for people. */
export function outcomeLines({ rule, about, outcome }: Judgement): string[] {
  const head = `${SIGNS[outcome.state]}  ${rule.padEnd(12)}  ${about}`;
  if (outcome.state === 'passed') {
    return outcome.note ? [head, `${INDENT}${outcome.note}.`] : [head];
  }
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
