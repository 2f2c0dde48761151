import { execFileSync, spawnSync } from 'node:child_process';

/** Whether Poppler's programs are there, which read PDF independently of what wrote it. */
export const hasPoppler = (): boolean =>
  ['pdftotext', 'pdfinfo'].every((program) => spawnSync(program, ['-v']).error === undefined);

/** The text of a PDF, as somebody copies it. */
export const textOf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });

/** Its tags and their text, indented, as assistive programs read them. */
export const structureOf = (pdf: Buffer): string =>
  execFileSync('pdfinfo', ['-struct-text', '-'], { input: pdf, encoding: 'utf8' });
