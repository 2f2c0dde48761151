import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installApart } from '../support/installed-apart.mjs';
import { runProgram } from '../support/judge.mjs';
import { startTlsFront } from './tls-front.mjs';

const NAME = '@mdn/mdn-http-observatory';
const PACKAGE = path.join(import.meta.dirname, 'observatory');
const SCAN = path.join(import.meta.dirname, 'observatory-scan.mjs');
const BEST = 'A+';
/** A page of each kind that nginx sends; the API is told of TLS by PUBLIC_URL, which is without it here. */
const PATHS = ['/', '/hi/doctors', '/login', '/doctor-dashboard'];

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'Headers, redirection and cookies behind TLS, by Mozilla’s HTTP Observatory',
  needs: 'production',
  version: async () => (await installApart(PACKAGE, NAME)).version,
  async run(context) {
    const { folder } = await installApart(PACKAGE, NAME);
    writePreloadList(folder);
    const front = await startTlsFront(context);
    try {
      const scans = await scanned(folder, front, context.folder);
      return {
        examined: scans.reduce((sum, { testsQuantity }) => sum + testsQuantity, 0),
        findings: scans.flatMap(findingsOf),
        notes: scans.map(({ path: at, grade, score }) => `${at}: ${grade}, ${score} points`),
      };
    } finally {
      await front.close();
    }
  },
};

/** Writes an empty list of preloaded sites, which the package's scripts would download otherwise. */
function writePreloadList(folder) {
  const list = path.join(folder, 'conf/hsts-preload.json');
  if (!existsSync(list)) writeFileSync(list, '{}');
}

async function scanned(folder, { host, anyPort, authority }, cwd) {
  const args = [SCAN, folder, `${host}:${anyPort}`, ...PATHS];
  const env = { NODE_EXTRA_CA_CERTS: authority };
  const { code, stdout, stderr } = await runProgram(process.execPath, args, { cwd, env });
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Tests that failed, and a grade below the best. */
function findingsOf({ path: where, grade, score, tests }) {
  const failed = Object.entries(tests)
    .filter(([, { pass }]) => !pass)
    .map(([rule, { result }]) => ({ rule, where, says: result }));
  if (grade === BEST) return failed;
  return [...failed, { rule: 'grade', where, says: `${grade}, ${score} points` }];
}
