import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { temporaryFolder } from '../../../test/process/at-exit';
import { until } from '../../../test/process/until';
import { droppedLogLines } from '../metrics/instruments';
import { patientLog, writeLast } from './logging';

const dropped = async () => (await droppedLogLines.get()).values[0]?.value ?? 0;

test('output that nobody reads holds nobody up: what has no room is dropped and counted', async () => {
  const pipe = join(temporaryFolder('unread'), 'out');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY);
  const before = await dropped();
  const log = patientLog(writer, 100_000);
  const line = `${JSON.stringify({ msg: 'x'.repeat(1_000) })}\n`;
  for (let lines = 0; lines < 1_000; lines += 1) {
    log.write(line);
    // Each turn of the loop is one that a request would have had.
    await turn();
  }
  const lost = (await dropped()) - before;
  assert.ok(lost > 500, `${lost} lines were dropped`);

  let text = '';
  await until(() => {
    log.write(line);
    text += readAll(reader);
    return text.includes('log lines were dropped');
  }, 'what was dropped is said');
  for (const written of text.trim().split('\n').slice(0, -1)) JSON.parse(written);
  closeSync(reader);
  writeLast(log);
});

test('what waits for a reader that is gone holds up no end of the process', () => {
  const pipe = join(temporaryFolder('unread'), 'out');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const log = patientLog(openSync(pipe, constants.O_WRONLY));
  log.write('a line that waits\n');
  closeSync(reader);
  writeLast(log);
  assert.throws(() => log.flushSync(), /destroyed/);
});

function readAll(file: number): string {
  const buffer = Buffer.alloc(65_536);
  let text = '';
  for (;;) {
    try {
      const read = readSync(file, buffer);
      if (read === 0) return text;
      text += buffer.toString('utf8', 0, read);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return text;
      throw error;
    }
  }
}
