import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasWapiti } from '../../scripts/support/programs.mjs';
import { callers, VISITOR } from '../api/injections/callers.mjs';
import { takenRequests } from '../api/injections/taken-requests.mjs';
import { publicAddresses } from '../pages/support/addresses.mjs';
import { runProgram, Unavailable } from '../support/judge.mjs';
import { examinedOf, failureFindings, statusesNote } from '../support/scanner-answers.model.mjs';
import { startScannerFront } from '../support/scanner-front.mjs';
import { assertSession } from '../support/session.mjs';

/** Those that ask servers elsewhere, guess passwords or look for software by its name are left out. */
const INJECTIONS = 'crlf,exec,file,permanentxss,redirect,sql,xss';
const HEADERS = 'cookieflags,csp,http_headers,methods';
const LIMITS = [
  ...['--scope', 'folder', '--max-links-per-page', '20', '--max-files-per-dir', '20'],
  ...['--max-scan-time', '120', '--max-attack-time', '40'],
];

/** Pages are followed by their links; what is read within a session is data, and has none. */
const OF_VISITORS = { modules: `${INJECTIONS},${HEADERS}`, depth: 2 };
const WITHIN_A_SESSION = { modules: INJECTIONS, depth: 0 };

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Pages, their forms, and what visitors and accounts may read, by Wapiti',
  needs: 'own-production',
  async version() {
    if (!(await hasWapiti())) throw new Unavailable('wapiti is not installed');
    const { stdout } = await runProgram('wapiti', ['--version'], { cwd: '/' });
    return /(\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? 'unknown';
  },
  async run(context) {
    const { product, folder } = context;
    const front = await startScannerFront(product.origin);
    try {
      const findings = [];
      const notes = [];
      for (const caller of callers) {
        const reads = await takenRequests(context, caller, ({ method }) => method === 'get');
        const pages = caller.name === VISITOR ? await publicAddresses(product.origin) : [];
        const addresses = [...pages, ...reads.map(({ address }) => address)];
        const { headers } = reads[0];
        const found = await scan({ origin: front.origin, addresses, headers, folder });
        await assertSession(product.origin, reads[0]);
        findings.push(...findingsOf(found.vulnerabilities), ...findingsOf(found.anomalies));
        notes.push(scannedNote(caller, addresses, found));
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

const scannedNote = ({ name }, addresses, { ended }) =>
  `${name}: ${addresses.length} addresses to begin with, modules that ran out of time: ${ended.join(', ') || 'none'}`;

async function scan({ origin, addresses, headers, folder }) {
  const own = mkdtempSync(path.join(folder, 'wapiti-'));
  const report = path.join(own, 'report.json');
  const { modules, depth } = headers.authorization ? WITHIN_A_SESSION : OF_VISITORS;
  const starts = addresses.flatMap((address) => ['--start', origin + address]);
  const sent = Object.entries(headers).flatMap(([name, value]) => [
    '--header',
    `${name}: ${value}`,
  ]);
  const output = ['--format', 'json', '--output', report, '--no-bugreport', '--flush-session'];
  const session = ['--store-session', own, '--store-config', own];
  const what = ['--url', `${origin}/`, ...starts, ...sent, '--module', modules];
  const args = [...what, '--depth', `${depth}`, ...LIMITS, ...output, ...session];
  const { stdout, stderr } = await runProgram('wapiti', args, { cwd: own });
  try {
    return { ...JSON.parse(readFileSync(report, 'utf8')), ended: modulesEndedEarly(stdout) };
  } catch {
    throw new Error(`Wapiti wrote no report: ${(stdout + stderr).slice(-1_000)}`);
  }
}

const modulesEndedEarly = (output) =>
  [...output.matchAll(/Max attack time was reached for module (\w+)/g)].map(([, name]) => name);

/** A category alone would accept all of its findings; what is said has no addresses in it. */
const findingsOf = (categories) =>
  Object.entries(categories).flatMap(([category, all]) =>
    all.map(({ method, path: where, info, parameter }) => ({
      rule: `${category}: ${info}`,
      where: `${method} ${where}`,
      says: parameter ? `by ${parameter}` : 'without a parameter',
    })),
  );
