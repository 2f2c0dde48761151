import path from 'node:path';
import { hasSqlmap } from '../../scripts/support/programs.mjs';
import { runProgram, Unavailable } from '../support/judge.mjs';
import { examinedOf, failureFindings, statusesNote } from '../support/scanner-answers.model.mjs';
import { startScannerFront } from '../support/scanner-front.mjs';
import { assertSession } from '../support/session.mjs';
import { callers } from './injections/callers.mjs';
import { scanPlantedHole } from './injections/planted-hole.mjs';
import { readOutput } from './injections/report.model.mjs';
import { takenRequests } from './injections/taken-requests.mjs';

/** Booleans, errors and unions: sleeping in the database would take hours. */
const HOW = ['--technique', 'BEU', '--level', '1', '--risk', '1', '--dbms', 'PostgreSQL'];
const QUIETLY = ['--batch', '--disable-coloring', '--skip-waf', '--flush-session'];
/** A refused session or a missing thing is an answer like any other. */
const PATIENTLY = ['--timeout', '20', '--retries', '1', '--ignore-code', '401,403,404,409,422'];

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Parameters of reads and writes, as a visitor and within sessions, by sqlmap',
  needs: 'own-production',
  async version() {
    if (!(await hasSqlmap())) throw new Unavailable('sqlmap is not installed');
    const { stdout } = await runProgram('sqlmap', ['--version'], { cwd: '/' });
    return /\d+\.\d+(\.\d+)*/.exec(stdout)?.[0] ?? 'unknown';
  },
  async run(context) {
    const { product, folder } = context;
    const planted = await scanPlantedHole(product, (request, origin) =>
      injectionsIn(request, origin, folder),
    );
    if (planted.length === 0) throw new Error('sqlmap does not find a planted hole.');
    const front = await startScannerFront(product.origin);
    try {
      const findings = [];
      const notes = [`planted hole: ${planted.map(({ says }) => says).join('; ')}`];
      for (const caller of callers) {
        const requests = await takenRequests(context, caller);
        for (const request of requests) {
          findings.push(...(await injectionsIn(request, front.origin, folder)));
        }
        await assertSession(product.origin, requests[0]);
        notes.push(askedNote(caller, requests));
      }
      const answers = front.answers();
      return {
        examined: examinedOf(answers),
        findings: [...findings, ...failureFindings(answers)],
        notes: [...notes, statusesNote(answers)],
      };
    } finally {
      await front.close();
    }
  },
};

function askedNote({ name }, requests) {
  const operations = new Set(requests.map(({ operationId }) => operationId));
  const taken = requests.filter(({ isTaken }) => isTaken).length;
  return `${name}: ${operations.size} operations by ${requests.length} requests, of which ${taken} are taken as they are`;
}

async function injectionsIn(
  { operationId, caller, method, marked, headers, body },
  origin,
  folder,
) {
  const sent = { ...headers, ...(body && { 'Content-Type': 'application/json' }) };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  const request = [
    ...['-u', origin + marked, '--method', method],
    ...(body ? ['--data', JSON.stringify(body)] : []),
    ...(lines.length > 0 ? ['--headers', lines.join('\n')] : []),
  ];
  const output = ['--output-dir', path.join(folder, 'sqlmap')];
  const args = [...request, ...HOW, ...QUIETLY, ...PATIENTLY, ...output];
  const { stdout } = await runProgram('sqlmap', args, { cwd: folder });
  return readOutput(stdout, `${operationId} as ${caller}`);
}
