import { createRequire } from 'node:module';
import path from 'node:path';
import { directorySupport } from './support/directory.mjs';
import { report } from './support/figures.mjs';

/** Allowed timing difference between existing and unknown addresses, as a share of the mean. */
const TELLING = 0.1;

const ROUNDS = 6;
const LOGINS_PER_ROUND = 120;
const AT_ONCE = 8;
const GUESSES_OF_EACH = 200;
const PASSWORD = 'demo-password';
const ACCOUNTS = ['user', 'doctor', 'teacher', 'advocate', 'ca', 'engineer', 'labour', 'officer'];

const { startCluster, startServer } = directorySupport();
const { hash, verify } = createRequire(path.join(import.meta.dirname, '..', 'api', 'package.json'))(
  '@node-rs/argon2',
);

const cluster = startCluster();
if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
const server = await startServer({ DATABASE_URL: cluster.url, TRUST_PROXY: 'loopback' });
try {
  const stored = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const found = { login: [], argon2: [] };
  // Alternating, so that both run under the same load.
  for (let round = 0; round < ROUNDS; round += 1) {
    found.argon2.push(await many(() => verify(stored, PASSWORD)));
    found.login.push(await many(login));
  }
  tell(summary(found.login), summary(found.argon2), await telling());
} finally {
  await server.end('SIGTERM');
  cluster.stop();
}

/** `AT_ONCE` parallel workers until the round ends. */
async function many(work) {
  const times = [];
  const started = performance.now();
  let left = LOGINS_PER_ROUND;
  const hand = async (_, index) => {
    while (left > 0) {
      left -= 1;
      const from = performance.now();
      await work(ACCOUNTS[index]);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return { times, seconds: (performance.now() - started) / 1_000 };
}

async function login(account) {
  const { status } = await send(`${account}@demo.example`, PASSWORD, '192.0.2.1');
  if (status !== 200) throw new Error(`${account} was answered ${status}.`);
}

/** A new network per request, to avoid rate limits. */
async function telling() {
  const times = { known: [], unknown: [] };
  for (let guess = 0; guess < 2 * GUESSES_OF_EACH; guess += 1) {
    const kind = guess % 2 === 0 ? 'known' : 'unknown';
    const name = kind === 'known' ? ACCOUNTS[(guess / 2) % ACCOUNTS.length] : `nobody${guess}`;
    const network = `198.51.${100 + Math.floor(guess / 250)}.${guess % 250}`;
    const from = performance.now();
    const { status } = await send(`${name}@demo.example`, 'a wrong password', network);
    times[kind].push(performance.now() - from);
    if (status !== 401) throw new Error(`A guess was answered ${status}.`);
  }
  const [known, unknown] = [mean(times.known), mean(times.unknown)];
  return { known, unknown, difference: Math.abs(known - unknown) / ((known + unknown) / 2) };
}

async function send(email, password, network) {
  const response = await fetch(`${server.address}/api/users/loginUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response;
}

/** Trimmed mean without the outer tenths, to ignore stalls of the machine. */
function mean(times) {
  const cut = Math.floor(times.length / 10);
  const inner = [...times].sort((a, b) => a - b).slice(cut, times.length - cut);
  return inner.reduce((sum, time) => sum + time, 0) / inner.length;
}

function summary(rounds) {
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
  return {
    perSecond: times.length / seconds,
    p50: times[Math.floor(times.length / 2)],
    p95: times[Math.floor(times.length * 0.95)],
  };
}

function tell(login, argon2, guesses) {
  const isTelling = guesses.difference > TELLING;
  const line = ({ perSecond, p50, p95 }) =>
    `${perSecond.toFixed(1)} a second, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  console.info(`login        ${line(login)}`);
  console.info(`bare argon2  ${line(argon2)}`);
  console.info(`a login costs ${(argon2.perSecond / login.perSecond).toFixed(2)} bare hashes`);
  console.info(
    `wrong passwords: ${guesses.known.toFixed(1)} ms known, ${guesses.unknown.toFixed(1)} ms unknown, ${(100 * guesses.difference).toFixed(1)} % apart`,
  );
  const over = isTelling ? ['the time of an answer tells whose address it is'] : [];
  report('login', { login, argon2, guesses, over });
}
