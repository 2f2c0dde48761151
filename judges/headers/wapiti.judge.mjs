import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasWapiti } from '../../scripts/support/programs.mjs';
import { callers, VISITOR } from '../api/injections/callers.mjs';
import { takenRequests } from '../api/injections/taken-requests.mjs';
import { publicAddresses } from '../pages/support/addresses.mjs';
import { runProgram, Unavailable } from '../support/judge.mjs';
import { examinedOf, failureFindings, statusesNote } from '../support/scanner-answers.model.mjs';
import { startScannerFront } from '../support/scanner-front.mjs';

/** Those that ask servers elsewhere, guess passwords or look for software by its name are left out. */
const MODULES = 'cookieflags,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,sql,xss';
const LIMITS = [
  ...['--scope', 'folder', '--depth', '2', '--max-links-per-page', '20'],
  ...['--max-files-per-dir', '20', '--max-scan-time', '120', '--max-attack-time', '40'],
];

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Pages, their forms and what anyone may read, by Wapiti',
  needs: 'own-production',
  async version() {
    if (!(await hasWapiti())) throw new Unavailable('wapiti is not installed');
    const { stdout } = await runProgram('wapiti', ['--version'], { cwd: '/' });
    return /(\d+\.\d+\.\d+)/.exec(stdout)?.[1] ?? 'unknown';
  },
  async run(context) {
    const front = await startScannerFront(context.product.origin);
    try {
      const addresses = await addressesOf(context);
      const { vulnerabilities, anomalies, ended } = await scan(
        front.origin,
        addresses,
        context.folder,
      );
      const answers = front.answers();
      return {
        examined: examinedOf(answers),
        findings: [
          ...findingsOf(vulnerabilities),
          ...findingsOf(anomalies),
          ...failureFindings(answers),
        ],
        notes: [
          `${addresses.length} addresses to begin with`,
          statusesNote(answers),
          `modules that ran out of time: ${ended.join(', ') || 'none'}`,
        ],
      };
    } finally {
      await front.close();
    }
  },
};

/** Pages, and reads of the API with a value for every parameter. */
async function addressesOf(context) {
  const visitor = callers.find(({ name }) => name === VISITOR);
  const reads = await takenRequests(context, visitor, ({ method }) => method === 'get');
  const pages = await publicAddresses(context.product.origin);
  return [...pages, ...reads.map(({ address }) => address)];
}

async function scan(origin, addresses, folder) {
  const report = path.join(folder, 'wapiti.json');
  const starts = addresses.flatMap((address) => ['--start', origin + address]);
  const output = ['--format', 'json', '--output', report, '--no-bugreport', '--flush-session'];
  const session = ['--store-session', folder, '--store-config', folder];
  const all = ['--url', `${origin}/`, ...starts, '--module', MODULES, ...LIMITS];
  const { stdout, stderr } = await runProgram('wapiti', [...all, ...output, ...session], {
    cwd: folder,
  });
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
