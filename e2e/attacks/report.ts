import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../support/repository';

interface Outcome {
  row: number;
  name: string;
  settings: string;
  status: 'harmless' | 'harmful' | 'not tried';
  tried: string;
  answered: string;
  seconds: number;
}

const FOLDER = path.join(ROOT, '.nukkad/attacks');
const ROWS = 22;

/** Reporter: prints each attack as it ends and writes `attacks.json` and `attacks.md`. */
export default class AttackReport implements Reporter {
  private outcomes: Outcome[] = [];

  onTestEnd(test: TestCase, { status, annotations, error, duration }: TestResult): void {
    if (status === 'interrupted') return;
    const said = (type: string) => annotations.find((one) => one.type === type)?.description ?? '';
    const why = error?.message && stripVTControlCharacters(error.message).split('\n')[0];
    const [row = '', name = ''] = test.title.split(': ');
    const outcome: Outcome = {
      ...{ row: Number(row), name, settings: test.parent.project()?.name ?? '' },
      status: status === 'passed' ? 'harmless' : status === 'skipped' ? 'not tried' : 'harmful',
      tried: said('tried'),
      answered: why ?? (status === 'skipped' ? said('skip') : said('answered')),
      seconds: duration / 1_000,
    };
    this.outcomes.push(outcome);
    const { settings, seconds, answered } = outcome;
    const words = outcome.status === 'harmless' ? '' : ` (${answered})`;
    console.info(`${outcome.status} ${settings} ${test.title} ${seconds.toFixed(1)} s${words}`);
    if (error) console.info(error.stack ?? error.message);
  }

  onError(error: { message?: string; stack?: string }): void {
    console.error(error.stack ?? error.message);
  }

  onEnd(): void {
    const table = this.table();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(
      path.join(FOLDER, 'attacks.json'),
      `${JSON.stringify({ sum: this.sum(), outcomes: this.outcomes }, null, 2)}\n`,
    );
    writeFileSync(path.join(FOLDER, 'attacks.md'), `${table}\n\n${this.sum()}\n`);
    console.info(`\n${table}\n\n${this.sum()} Report: ${FOLDER}`);
  }

  private sum(): string {
    const count = (status: Outcome['status']) =>
      this.outcomes.filter((one) => one.status === status).length;
    const tried = this.outcomes.filter(({ status }) => status !== 'not tried');
    const rows = new Set(tried.map(({ row }) => row)).size;
    return `${rows} of ${ROWS} rows: ${count('harmless')} harmless, ${count('harmful')} harmful, ${count('not tried')} not tried.`;
  }

  private table(): string {
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const sorted = [...this.outcomes].sort(
      (one, other) => one.row - other.row || one.settings.localeCompare(other.settings),
    );
    return [
      line(['Row', 'Settings', 'Tried', 'Answered', 'Outcome']),
      line(['---', '---', '---', '---', '---']),
      ...sorted.map(({ row, settings, tried, name, answered, status }) =>
        line([String(row), settings, tried || name, answered.replaceAll('|', '/'), status]),
      ),
    ].join('\n');
  }
}
