import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../test/process/at-exit';
import { startServerInto } from '../../../test/process/process';
import { until } from '../../../test/process/until';

const secret = 's'.repeat(40);

test('a server whose output nobody reads answers, counts what it drops, and ends when told to', async () => {
  const folder = temporaryFolder('unread');
  const pipe = join(folder, 'out');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(pipe, constants.O_WRONLY);
  const server = startServerInto(writer, {
    ...{ NODE_ENV: 'production', NUKKAD_DATA: join(folder, 'data'), PORT: '0', METRICS_PORT: '0' },
    ...{ SESSION_SECRET: secret, OTP_PEPPER: secret.toUpperCase(), RENDER_AHEAD: '0' },
  });
  closeSync(writer);
  let said = '';
  await until(() => {
    said += read(reader);
    return /API ready on/.test(said);
  }, 'ready');
  const [, api = ''] = /API ready on (http:\S+)/.exec(said) ?? [];
  const [, metrics = ''] = /Metrics on (http:\S+)/.exec(said) ?? [];

  const dropped = async () => {
    const text = await (await fetch(metrics)).text();
    return Number(/^nukkad_log_lines_dropped_total (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  const long = `${api}/api/${'x'.repeat(4_000)}`;
  await until(async () => {
    await Promise.all(Array.from({ length: 50 }, () => fetch(long).then((it) => it.text())));
    return (await dropped()) > 0;
  }, 'lines are dropped');
  assert.equal((await fetch(`${api}/livez`)).status, 200);
  server.kill('SIGTERM');
  await until(() => server.exitCode !== null || server.signalCode !== null, 'ended');
  assert.equal(server.exitCode, 0);
  closeSync(reader);
});

function read(file: number): string {
  const buffer = Buffer.alloc(65_536);
  try {
    return buffer.toString('utf8', 0, readSync(file, buffer));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return '';
    throw error;
  }
}
