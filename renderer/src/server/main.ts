/** A renderer that runs by itself, behind nginx: `node renderer/dist/server.js`. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { metricsServer } from './metrics-server';
import { rendererServer } from './renderer-server';
import { type RendererSettings, rendererSettings } from './settings';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function main(): void {
  const settings = rendererSettings(process.env);
  const server = rendererServer(settings, {
    program: fileURLToPath(new URL('./render.worker.js', import.meta.url)),
    onBlame: (lock, blame) => say(JSON.stringify({ lock, ...blame })),
  });
  const { host, port } = settings;
  server.listen(port, host, () => say(`Renderer ready on http://${host}:${portOf(server)}`));
  const metrics = publishMetrics(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      metrics?.close();
    });
  }
}

function publishMetrics({ metricsPort, metricsHost }: RendererSettings): Server | undefined {
  if (metricsPort === undefined) return undefined;
  const server = metricsServer();
  return server.listen(metricsPort, metricsHost, () =>
    say(`Metrics on http://localhost:${portOf(server)}/metrics`),
  );
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
