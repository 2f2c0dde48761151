import { createRequire } from 'node:module';
import path from 'node:path';
import { directorySupport } from './support/directory.mjs';
import { report } from './support/figures.mjs';

const GUESSES = 10_000;
const AT_ONCE = 64;
const COMPARED = 5;

const { startCluster, startServer } = directorySupport();
const pg = createRequire(path.join(import.meta.dirname, '..', 'api', 'package.json'))('pg');

const cluster = startCluster();
if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
const env = { DATABASE_URL: cluster.url, TRUST_PROXY: 'loopback', LIMITS: 'development' };
const secrets = {
  SESSION_SECRET: 'the secret of this measurement only',
  OTP_PEPPER: 'the pepper of this measurement only!',
};
// Sequentially, since both would seed the database.
const servers = [await startServer({ ...env, ...secrets })];
servers.push(await startServer({ ...env, ...secrets }));
const client = new pg.Client({ connectionString: cluster.url });
try {
  await client.connect();
  await guessAll();
} finally {
  await client.end();
  for (const server of servers) await server.end('SIGTERM');
  cluster.stop();
}

/** Tries every code against two processes at once, from the browser with the right cookie. */
async function guessAll() {
  const email = 'guessed@example.in';
  const body = { fullName: 'Asha Rao', email, phone: '', password: 'a quiet street corner' };
  const signedUp = await send(0, '/api/users/registerUser', body, '192.0.2.1');
  const cookie = signedUp.headers.getSetCookie()[0].split(';', 1)[0];
  const statuses = {};
  let next = 0;
  const started = performance.now();
  const hand = async () => {
    while (next < GUESSES) {
      const guess = next;
      next += 1;
      const otp = String(guess).padStart(4, '0');
      const network = `198.51.100.${guess % 250}`;
      const { status } = await send(
        guess % 2,
        '/api/users/verify-otp',
        { email, otp },
        network,
        cookie,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  const seconds = (performance.now() - started) / 1_000;
  const { rows } = await client.query('SELECT guesses FROM one_time_code WHERE email = $1', [
    email,
  ]);
  // A guessed code is deleted; a missing row therefore is a finding too.
  const compared = rows[0]?.guesses ?? null;
  const failed = Object.keys(statuses).some((status) => Number(status) >= 500);
  const found = {
    guesses: GUESSES,
    compared,
    statuses,
    seconds,
  };
  console.info(`${GUESSES} guesses in ${seconds.toFixed(1)} s: ${JSON.stringify(statuses)}`);
  console.info(
    `compared: ${compared ?? 'one of the first five was right, which happens once in 2,000 runs'}`,
  );
  const over = [
    ...(failed ? ['answers of 5xx'] : []),
    ...((compared ?? 0) > COMPARED ? [`${compared} codes were compared`] : []),
  ];
  report('otp', { ...found, over });
}

async function send(process, url, body, network, cookie) {
  const response = await fetch(servers[process].address + url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': network,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}
