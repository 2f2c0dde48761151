import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

/** Milliseconds between health checks of a process. */
const ASKED_EVERY = 500;

/**
 * A load balancer as they are in front of API processes: in turns, to those whose `/readyz` was 200 when
 * it was last asked. Only a request whose connection was refused is sent to another one.
 */
export async function startBalancer() {
  /** Address → whether it was ready. */
  const processes = new Map();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const look = async () => {
    await Promise.all(
      [...processes.keys()].map(async (address) => {
        const isReady = await readiness(address);
        if (processes.has(address)) processes.set(address, isReady);
      }),
    );
  };
  const timer = setInterval(look, ASKED_EVERY);

  const next = () => {
    const ready = [...processes].filter(([, isReady]) => isReady).map(([address]) => address);
    turn += 1;
    return ready[turn % ready.length];
  };
  const server = createServer((incoming, outgoing) => {
    const address = next();
    if (address === undefined) return refuse(outgoing, 'no process is ready');
    pass({ address, agent, next }, incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Resolves once the process is ready. */
    async add(address) {
      processes.set(address, false);
      while (!processes.get(address)) await new Promise((done) => setTimeout(done, 50));
    },
    remove: (address) => processes.delete(address),
    close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function readiness(address) {
  return fetch(`${address}/readyz`).then(
    async (answer) => {
      await answer.text();
      return answer.ok;
    },
    () => false,
  );
}

function pass({ address, agent, next }, incoming, outgoing) {
  const { method, headers, url } = incoming;
  const asked = request(address + url, { method, headers, agent });
  asked.on('response', (answer) => {
    const { connection: _connection, ...kept } = answer.headers;
    outgoing.writeHead(answer.statusCode, kept);
    answer.pipe(outgoing);
  });
  asked.on('error', (error) => {
    const other = error.code === 'ECONNREFUSED' ? next() : undefined;
    if (other === undefined || other === address) return refuse(outgoing, String(error));
    pass({ address: other, agent, next }, incoming, outgoing);
  });
  incoming.pipe(asked);
}

function refuse(outgoing, why) {
  if (outgoing.headersSent) return outgoing.destroy();
  outgoing.writeHead(502, { 'content-type': 'application/json' });
  outgoing.end(JSON.stringify({ code: 'balancer', why }));
}
