import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../support/repository';
import { ills, type Ran } from './cell';

interface Cell extends Partial<Ran> {
  remote: string;
  fault: string;
  status: TestResult['status'];
  why?: string;
}

const FOLDER = process.env.FAULTS_OUT ?? path.join(ROOT, '.nukkad/faults');
const FILE = path.join(FOLDER, 'faults.json');

/**
 * Reporter: prints each cell as it ends and writes `faults.json` and `faults.md`. With FAULTS_ADD
 * the cells that did not run are taken from the previous report.
 */
export default class FaultReport implements Reporter {
  private cells: Cell[] = process.env.FAULTS_ADD && existsSync(FILE) ? readCells() : [];

  onTestEnd({ title }: TestCase, { status, annotations, error }: TestResult): void {
    // An interrupted cell has no result.
    if (status === 'interrupted' || status === 'skipped') return;
    const [remote = '', fault = ''] = title.split(': ');
    const said = annotations.find(({ type }) => type === 'cell')?.description ?? '{}';
    const why = error?.message && stripVTControlCharacters(error.message).split('\n')[0];
    const cell: Cell = { remote, fault, status, ...(JSON.parse(said) as Ran), ...(why && { why }) };
    const others = this.cells.filter((one) => one.remote !== remote || one.fault !== fault);
    this.cells = [...others, cell];
    const times = cell.ended === undefined ? '' : ` ${cell.ended} ms, back in ${cell.recovered} ms`;
    console.info(
      `${status === 'passed' ? 'ok ' : 'BAD'} ${title}${times}${why ? ` — ${why}` : ''}`,
    );
    // Written after each cell, so that an aborted run keeps its results.
    this.write();
  }

  onEnd(): void {
    console.info(`\n${this.table()}\n\n${this.sum()} Report: ${FOLDER}`);
  }

  private write(): void {
    mkdirSync(FOLDER, { recursive: true });
    const found = { sum: this.sum(), cells: this.cells };
    writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
    writeFileSync(path.join(FOLDER, 'faults.md'), `${this.table()}\n\n${this.sum()}\n`);
  }

  private sum(): string {
    const bad = this.cells.filter(({ status }) => status !== 'passed');
    const met = (ill: string) => bad.filter(({ why = '' }) => why.includes(ill)).length;
    const { blank, spinner, dead } = ills;
    const said = `blank screens ${met(blank)}, endless spinners ${met(spinner)}, dead retries ${met(dead)}`;
    return `${this.cells.length} cells, ${bad.length} bad: ${said}.`;
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

function readCells(): Cell[] {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { cells: Cell[] }).cells;
}
