import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasTestssl, testsslPath } from '../../scripts/support/programs.mjs';
import { runProgram, Unavailable } from '../support/judge.mjs';
import { startTlsFront } from './tls-front.mjs';

const SEVERE = new Set(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'WARN', 'FATAL']);
/** Of the OpenSSL that asks, not of the server: whether it has GOST. Some runs say it, others do not. */
const OF_THE_ASKER = 'engine_problem';
const QUIETLY = ['--quiet', '--color', '0', '--warnings', 'off', '--nodns', 'none'];

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'TLS of nginx as it is configured here, by testssl.sh',
  needs: 'production',
  async version() {
    if (!(await hasTestssl())) throw new Unavailable('testssl.sh is not installed');
    const { stdout } = await runProgram(testsslPath(), ['--version'], { cwd: '/' });
    return /testssl\s+(\d\S*) from/.exec(stdout)?.[1] ?? 'unknown';
  },
  async run(context) {
    const front = await startTlsFront(context);
    try {
      const checks = await checksOf(front, context.folder);
      return { examined: checks.length, findings: checks.filter(isSevere).map(findingOf) };
    } finally {
      await front.close();
    }
  },
};

async function checksOf({ host, tlsPort, authority }, folder) {
  const report = path.join(folder, 'testssl.json');
  const args = [...QUIETLY, '--jsonfile', report, '--add-ca', authority, `${host}:${tlsPort}`];
  // The exit status counts findings.
  await runProgram(testsslPath(), args, { cwd: folder });
  return JSON.parse(readFileSync(report, 'utf8')).filter(({ id }) => id !== OF_THE_ASKER);
}

const isSevere = ({ severity }) => SEVERE.has(severity);

const findingOf = ({ id, severity, finding }) => ({
  ...{ rule: id, where: 'nginx/nukkad-tls.conf', says: `${severity}: ${finding}` },
});
