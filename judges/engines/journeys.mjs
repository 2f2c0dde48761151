import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { show } from '../../scripts/support/processes.mjs';
import { ROOT } from '../../scripts/support/repository.mjs';

const PLAYWRIGHT = path.join(ROOT, 'node_modules/@playwright/test/cli.js');

/** Runs the journeys of `e2e` with these settings; the journeys that fail are findings. */
export async function runJourneys(folder, settings) {
  const report = path.join(folder, 'journeys.json');
  const code = await show(process.execPath, [PLAYWRIGHT, 'test', '--reporter', 'list,json'], {
    cwd: path.join(ROOT, 'e2e'),
    env: { ...process.env, ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) throw new Error(`The journeys ended with code ${code} and no report.`);
  return journeyFindings(JSON.parse(readFileSync(report, 'utf8')));
}

/**
 * What a report of Playwright says, as findings.
 *
 * @returns {{ examined: number, findings: import('../support/verdict.mjs').Finding[] }}
 */
export function journeyFindings({ suites, errors = [] }) {
  const ran = suites
    .flatMap((suite) => testsOf(suite))
    .filter(({ status }) => status !== 'skipped');
  const failed = ran.filter(({ status }) => status !== 'expected');
  return {
    examined: ran.length,
    findings: [
      ...failed.map(({ where, says }) => ({ rule: 'journey', where, says })),
      ...errors.map((error) => ({ rule: 'run', where: 'e2e', says: firstLine(error) })),
    ],
  };
}

function testsOf({ title, specs = [], suites = [] }, above = []) {
  const titles = [...above, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        status,
        where: [...titles, spec.title].join(' › '),
        says: firstLine(results.flatMap(({ errors = [] }) => errors)[0]),
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, titles)),
  ];
}

/** Without the colours of a terminal. */
function firstLine({ message = 'It did not end.' } = {}) {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return line;
}
