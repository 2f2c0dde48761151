/** A renderer that runs by itself, behind nginx: `node renderer/dist/server.js`. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { rendererServer } from './renderer-server';
import { rendererSettings } from './settings';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function main(): void {
  const settings = rendererSettings(process.env);
  const server = rendererServer(settings, {
    program: fileURLToPath(new URL('./render.worker.js', import.meta.url)),
    onBlame: (lock, blame) => say(JSON.stringify({ lock, ...blame })),
  });
  const { host, port } = settings;
  server.listen(port, host, () => {
    const { port: taken } = server.address() as AddressInfo;
    say(`Renderer ready on http://${host}:${taken}`);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
