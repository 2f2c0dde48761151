import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { hasJava } from '../../../scripts/support/programs.mjs';
import { Unavailable, versionOf } from '../../support/judge.mjs';
import { readReport } from './nu-report.mjs';

const run = promisify(execFile);
/** Bytes of a report; a message is about a kilobyte. */
const REPORT = 256 * 1_024 * 1_024;

/** Version of the checker, which is a program of Java. */
export async function nuVersion() {
  if (!(await hasJava())) throw new Unavailable('there is no Java and no way to install it');
  return versionOf('vnu-jar', import.meta.url);
}

/**
 * Findings of the Nu Html Checker in files, in its own order.
 *
 * @param {string[]} args files or folders, and options
 * @param {(file: string) => string} whereOf names a file for a person
 */
export async function checkFiles(args, whereOf) {
  const jar = createRequire(import.meta.url)('vnu-jar');
  const all = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...args];
  const { stdout } = await run('java', all, { maxBuffer: REPORT });
  return readReport(stdout, whereOf);
}
