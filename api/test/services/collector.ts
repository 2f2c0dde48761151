import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP's JSON has it. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Takes spans as a collector of OpenTelemetry does. */
export interface Collector {
  spans: SentSpan[];
  /** All that was sent, as it was. */
  bodies: string[];
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  /** Names from the root of its trace down to a span; the root's parent, if it has one, is an id. */
  pathTo(span: SentSpan): string[];
  close(): void;
}

export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    bodies.push(body);
    if (request.url === '/v1/traces') {
      for (const resource of JSON.parse(body).resourceSpans) {
        for (const scope of resource.scopeSpans) spans.push(...scope.spans);
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const pathTo = ({ parentSpanId, name }: SentSpan): string[] => {
    const parent = spans.find(({ spanId }) => spanId === parentSpanId);
    return [...(parent ? pathTo(parent) : [parentSpanId || 'nothing']), name];
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { spans, bodies, endpoint, pathTo, close };
}
