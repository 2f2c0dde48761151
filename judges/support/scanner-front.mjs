import { once } from 'node:events';
import { createServer, request } from 'node:http';

const HOST = '127.0.0.1';
/** Headers of one connection, not of a message. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
/** A network is counted by its address, so none of these is asked for often. */
const NETWORKS = 20_000;

/**
 * @typedef {object} ScannerFront
 * @property {string} origin what the scanner asks
 * @property {() => import('./scanner-answers.model.mjs').Answers} answers until now
 * @property {() => Promise<void>} close
 */

/**
 * A reverse proxy between a scanner and a product on loopback. Every request comes from a network of its
 * own, so that limits by network do not answer in place of what is scanned, and every answer is counted.
 *
 * @param {string} origin of the product
 * @returns {Promise<ScannerFront>}
 */
export async function startScannerFront(origin) {
  const { host, port } = new URL(origin);
  const counted = { asked: 0, statuses: {}, failures: [] };

  const server = createServer((asked, answer) => {
    counted.asked += 1;
    const passed = request({
      ...{ host: HOST, port, localAddress: networkOf(counted.asked), agent: false },
      ...{ method: asked.method, path: asked.url, headers: { ...messageHeaders(asked), host } },
    });
    passed.once('response', (received) => {
      count(asked, received.statusCode);
      const headers = messageHeaders(received);
      if (headers.location) headers.location = headers.location.replace(origin, front.origin);
      answer.writeHead(received.statusCode, headers);
      received.pipe(answer);
      received.once('error', () => answer.destroy());
    });
    passed.once('error', () => {
      // The scanner may have stopped waiting.
      if (!answer.destroyed) count(asked, 'none');
      answer.destroy();
    });
    answer.once('close', () => passed.destroy());
    asked.pipe(passed);
  });
  function count({ method, url }, status) {
    counted.statuses[status] = (counted.statuses[status] ?? 0) + 1;
    if (status === 'none' || status >= 500) counted.failures.push({ method, url, status });
  }
  await once(server.listen(0, HOST), 'listening');

  const front = {
    origin: `http://${HOST}:${server.address().port}`,
    answers: () => counted,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return front;
}

/** Loopback has all of 127.0.0.0/8; each address is a network to the product. */
function networkOf(nth) {
  const at = nth % NETWORKS;
  return `127.21.${Math.floor(at / 250)}.${1 + (at % 250)}`;
}

const messageHeaders = ({ headers }) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.includes(name)));
