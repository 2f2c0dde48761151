/** A renderer that runs by itself, behind nginx: `node renderer/dist/server.js`. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { startSpans } from '../tracing/start-spans';
import { metricsServer } from './metrics-server';
import { rendererServer } from './renderer-server';
import { type RendererSettings, rendererSettings } from './settings';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const settings = rendererSettings(process.env);
  const endTracing = settings.tracing && (await startSpans(settings.tracing));
  const server = rendererServer(settings, {
    program: fileURLToPath(new URL('./render.worker.js', import.meta.url)),
    onBlame: (lock, blame) => say(JSON.stringify({ lock, ...blame })),
  });
  const { host, port } = settings;
  server.listen(port, host, () => say(`Renderer ready on http://${host}:${portOf(server)}`));
  const metrics = publishMetrics(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      server.close(async () => {
        await endTracing?.();
        process.exit(0);
      });
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
