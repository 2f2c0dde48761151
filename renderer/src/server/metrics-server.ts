import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';

/** Creates a server of `/metrics`, for a port that no proxy in front of the product leads to. */
export function metricsServer(): Server {
  collectDefaultMetrics();
  return createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end();
    const headers = { 'content-type': register.contentType, 'cache-control': 'no-store' };
    register.metrics().then(
      (text) => response.writeHead(200, headers).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
