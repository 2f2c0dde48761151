/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-runtime-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

function loadedAlone(file: string) {
  let loaded: unknown;
  jest.isolateModules(() => {
    loaded = require(file);
  });
  return loaded;
}

test('a module that is loaded again starts with fresh state', () => {
  const file = written('count.js', 'let n = 0; module.exports = { next: () => ++n };');
  const first = loadedAlone(file) as { next(): number };
  first.next();
  const second = loadedAlone(file) as { next(): number };
  expect([first.next(), second.next()]).toEqual([2, 1]);
});

test('an error says the line of the source', () => {
  const [line, ...rest] = (new Error('here').stack ?? '').split('\n');
  const [, atLine] = /jest-runtime\.test\.ts:(\d+)/.exec(rest.join('\n')) ?? [];
  expect(line).toBe('Error: here');
  const source = readFileSync(__filename, 'utf8').split('\n');
  expect(source[Number(atLine) - 1]).toContain("new Error('here')");
});

test('the first line of a module keeps its columns', () => {
  const file = written('thrower.cjs', 'module.exports = () => new Error().stack;');
  const thrown: () => string = require(file);
  expect(thrown()).toContain(`${file}:1:24`);
});

test('a syntax error is explained by Jest with the file and its line', () => {
  const file = written('broken.cjs', 'module.exports = {\n  a: 1,,\n};');
  expect(() => require(file)).toThrow(/Unexpected token/);
  expect(() => require(file)).toThrow(
    expect.objectContaining({ stack: expect.stringContaining(`${file}:2`) }),
  );
});
