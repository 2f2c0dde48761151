import path from 'node:path';
import { hasSqlmap } from '../../scripts/support/programs.mjs';
import { runProgram, Unavailable } from '../support/judge.mjs';
import { examinedOf, failureFindings, statusesNote } from '../support/scanner-answers.model.mjs';
import { startScannerFront } from '../support/scanner-front.mjs';
import { readOutput } from './injections/report.model.mjs';
import { takenRequests } from './injections/taken-requests.mjs';

/** Booleans, errors and unions: sleeping in the database would take hours. */
const HOW = ['--technique', 'BEU', '--level', '1', '--risk', '1', '--dbms', 'PostgreSQL'];
const QUIETLY = ['--batch', '--disable-coloring', '--skip-waf', '--flush-session'];
/** A refused session or a missing thing is an answer like any other. */
const PATIENTLY = ['--timeout', '20', '--retries', '1', '--ignore-code', '401,403,404,409,422'];
/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Parameters of what anyone may call, on PostgreSQL, by sqlmap',
  needs: 'own-production',
  async version() {
    if (!(await hasSqlmap())) throw new Unavailable('sqlmap is not installed');
    const { stdout } = await runProgram('sqlmap', ['--version'], { cwd: '/' });
    return /\d+\.\d+(\.\d+)*/.exec(stdout)?.[0] ?? 'unknown';
  },
  async run(context) {
    const requests = await takenRequests(context);
    const front = await startScannerFront(context.product.origin);
    try {
      const findings = [];
      for (const request of requests) {
        findings.push(...(await injectionsIn(request, front.origin, context.folder)));
      }
      const answers = front.answers();
      const operations = new Set(requests.map(({ operationId }) => operationId));
      const taken = requests.filter(({ isTaken }) => isTaken).length;
      return {
        examined: examinedOf(answers),
        findings: [...findings, ...failureFindings(answers)],
        notes: [
          `${operations.size} operations by ${requests.length} requests, of which ${taken} are taken as they are`,
          statusesNote(answers),
        ],
      };
    } finally {
      await front.close();
    }
  },
};

async function injectionsIn({ operationId, method, marked, body }, origin, folder) {
  const json = ['--data', JSON.stringify(body), '--headers', 'Content-Type: application/json'];
  const request = ['-u', origin + marked, '--method', method, ...(body ? json : [])];
  const output = ['--output-dir', path.join(folder, 'sqlmap')];
  const args = [...request, ...HOW, ...QUIETLY, ...PATIENTLY, ...output];
  const { stdout } = await runProgram('sqlmap', args, { cwd: folder });
  return readOutput(stdout, operationId);
}
