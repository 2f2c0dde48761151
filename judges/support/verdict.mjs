/**
 * @typedef {object} Finding
 * @property {string} rule the judge's own name for it
 * @property {string} where a page, an operation, a header or a file
 * @property {string} says one sentence
 */

/**
 * @typedef {object} Acceptance
 * @property {string} judge
 * @property {string} rule
 * @property {RegExp} [where] default: everywhere
 * @property {string} why
 */

/**
 * What became of one judge.
 *
 * @typedef {{ name: string, seconds: number } & (
 *   | { outcome: 'judged', version: string, examined: number, findings: Finding[] }
 *   | { outcome: 'skipped', reason: string }
 *   | { outcome: 'broken', reason: string }
 * )} Judgement
 */

/**
 * Divides findings into accepted and open ones, and names the acceptances that matched none.
 *
 * @param {string} judge
 * @param {Finding[]} findings
 * @param {Acceptance[]} acceptances those of all judges
 */
export function divide(judge, findings, acceptances) {
  const own = acceptances.filter((one) => one.judge === judge);
  const open = findings.filter((finding) => !own.some((one) => covers(one, finding)));
  return {
    accepted: findings.length - open.length,
    open,
    stale: own.filter((one) => !findings.some((finding) => covers(one, finding))),
  };
}

const covers = ({ rule, where }, finding) =>
  rule === finding.rule && (where === undefined || where.test(finding.where));

/**
 * One line about a judge, and a sentence for each reason why the run fails.
 *
 * @param {Judgement} judgement
 * @param {Acceptance[]} acceptances
 * @param {{ isPromised: boolean }} machine whether it promises the programs of every judge, as CI does
 * @returns {{ line: string, problems: string[] }}
 */
export function verdict(judgement, acceptances, { isPromised }) {
  const { name, seconds } = judgement;
  const took = `${seconds.toFixed(1)} s`;
  if (judgement.outcome === 'broken') {
    const problem = `${name} could not judge: ${judgement.reason}`;
    return { line: `${name}: could not judge (${took})`, problems: [problem] };
  }
  if (judgement.outcome === 'skipped') {
    const line = `${name}: skipped, ${judgement.reason}`;
    return { line, problems: isPromised ? [line] : [] };
  }
  const { version, examined, findings } = judgement;
  const { accepted, open, stale } = divide(name, findings, acceptances);
  const count = `${findings.length} findings, ${accepted} of them accepted`;
  return {
    line: `${name} ${version}: ${examined} examined, ${count} (${took})`,
    problems: [
      ...(examined === 0 ? [`${name} examined nothing`] : []),
      ...open.map(({ rule, where, says }) => `${name}: ${rule} at ${where}: ${says}`),
      ...stale.map(({ rule }) => `${name} no longer finds ${rule}: delete its acceptance`),
    ],
  };
}
