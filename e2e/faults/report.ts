import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../support/repository';
import type { Ran } from './cell';

interface Cell extends Partial<Ran> {
  remote: string;
  fault: string;
  status: TestResult['status'];
  why?: string;
}

const FOLDER = process.env.FAULTS_OUT ?? path.join(ROOT, '.nukkad/faults');

/** Prints each cell as it ends, and leaves the matrix as `faults.json` and `faults.md`. */
export default class FaultReport implements Reporter {
  private readonly cells: Cell[] = [];
  private readonly began = Date.now();

  onTestEnd({ title }: TestCase, { status, annotations, error }: TestResult): void {
    const [remote = '', fault = ''] = title.split(': ');
    const said = annotations.find(({ type }) => type === 'cell')?.description ?? '{}';
    const why = error?.message?.split('\n')[0];
    const cell: Cell = { remote, fault, status, ...(JSON.parse(said) as Ran), ...(why && { why }) };
    this.cells.push(cell);
    const times = cell.ended === undefined ? '' : ` ${cell.ended} ms, back in ${cell.recovered} ms`;
    console.info(
      `${status === 'passed' ? 'ok ' : 'BAD'} ${title}${times}${why ? ` — ${why}` : ''}`,
    );
  }

  onEnd({ status }: FullResult): void {
    const bad = this.cells.filter((cell) => cell.status !== 'passed' && cell.status !== 'skipped');
    const minutes = ((Date.now() - this.began) / 60_000).toFixed(1);
    const sum = `${this.cells.length} cells, ${bad.length} bad, ${minutes} minutes.`;
    mkdirSync(FOLDER, { recursive: true });
    const found = { status, sum, cells: this.cells };
    writeFileSync(path.join(FOLDER, 'faults.json'), `${JSON.stringify(found, null, 2)}\n`);
    writeFileSync(path.join(FOLDER, 'faults.md'), `${this.table()}\n\n${sum}\n`);
    console.info(`\n${this.table()}\n\n${sum} Report: ${FOLDER}`);
  }

  private table(): string {
    const remotes = [...new Set(this.cells.map(({ remote }) => remote))];
    const faults = [...new Set(this.cells.map(({ fault }) => fault))];
    const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
    const rows = faults.map((fault) =>
      line([fault, ...remotes.map((remote) => this.word(remote, fault))]),
    );
    return [line(['fault', ...remotes]), line(['---', ...remotes.map(() => '---')]), ...rows].join(
      '\n',
    );
  }

  private word(remote: string, fault: string): string {
    const cell = this.cells.find((one) => one.remote === remote && one.fault === fault);
    if (!cell) return '–';
    return cell.status === 'passed' ? `${cell.ended} ms` : 'BAD';
  }
}
