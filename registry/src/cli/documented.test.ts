import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mock, test } from 'node:test';
import type { Command } from './command/command';
import { commands } from './commands';
import { run } from './run';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const pages = ['README.md', ...readdirSync(path.join(ROOT, 'docs')).map((file) => `docs/${file}`)];

/** The commands as they are, except that none does anything. */
const idle: Command[] = commands.map((command) => ({
  ...command,
  isApart: true,
  run: async () => ({ lines: [], data: {} }),
}));

/** Commands of a page: what begins a line of a block, or stands between backticks. */
function commandsIn(page: string): string[] {
  const content = readFileSync(path.join(ROOT, page), 'utf8');
  const lines = content.split('\n').filter((line) => /^(npx )?nukkad /.test(line));
  const spans = [...content.matchAll(/`((?:npx )?nukkad [^`]+)`/g)].map(([, span = '']) => span);
  return [...lines, ...spans]
    .map((line) => line.replace(/ #.*| > .*/, '').replace(/^npx /, ''))
    .filter((line) => !line.includes(' … '));
}

/** `withdraw <version or lock> --why "…"` → its words, with something in place of each blank. */
function wordsOf(line: string): string[] {
  const filled = line.replaceAll(/<[^>]+>|\[[^\]]+\]|"[^"]*"|…/g, 'something');
  return filled.split(' ').filter((word) => word !== '');
}

for (const page of pages.filter((file) => file.endsWith('.md'))) {
  const found = [...new Set(commandsIn(page))];
  if (found.length === 0) continue;
  test(`${page}: its commands are what the command line knows`, async () => {
    const err = mock.method(console, 'error', () => undefined);
    mock.method(console, 'info', () => undefined);
    for (const line of found) {
      const [, name = '', ...rest] = wordsOf(line);
      // A name alone is spoken of, and not shown how to use.
      const argv = rest.length === 0 ? [name, '--help'] : [name, ...rest];
      const exit = await run(['node', 'nukkad', ...argv], idle);
      const said = err.mock.calls.at(-1)?.arguments.join(' ');
      assert.equal(exit, 0, `${line}: ${said}`);
      assert.ok(
        commands.some(({ usage }) => usage.split(' ')[0] === name),
        line,
      );
    }
    mock.restoreAll();
  });
}

test('a command that there is not would be noticed', async () => {
  mock.method(console, 'error', () => undefined);
  assert.equal(await run(['node', 'nukkad', 'deploy', 'mf-a'], idle), 2);
  assert.equal(await run(['node', 'nukkad', 'release', 'mf-a', '--fast'], idle), 2);
  mock.restoreAll();
});
