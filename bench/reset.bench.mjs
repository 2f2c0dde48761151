import { directorySupport } from './support/directory.mjs';
import { report } from './support/figures.mjs';

/** Allowed ratio of response times between existing and unknown addresses. */
const RATIO = 1.2;

const ASKED_OF_EACH = Number(process.env.ROUNDS ?? 300);
const WARM_UP = 20;
const ACCOUNTS = ['user', 'doctor', 'teacher', 'advocate', 'ca', 'engineer', 'labour', 'officer'];

const { startCluster, startServer } = directorySupport();

const cluster = startCluster();
if (!cluster) throw new Error('Install PostgreSQL: initdb and pg_ctl are not on this machine.');
const server = await startServer({ DATABASE_URL: cluster.url, TRUST_PROXY: 'loopback' });
try {
  tell(await askInTurns());
} finally {
  await server.end('SIGTERM');
  cluster.stop();
}

/** Alternating, so that both run under the same load. */
async function askInTurns() {
  const times = { known: [], unknown: [] };
  for (let round = -WARM_UP; round < ASKED_OF_EACH; round += 1) {
    const known = ACCOUNTS[(round + WARM_UP) % ACCOUNTS.length];
    // The order within a pair alternates as well.
    const pair = [
      ['known', known],
      ['unknown', `nobody${round + WARM_UP}`],
    ];
    for (const [kind, name] of round % 2 === 0 ? pair : pair.reverse()) {
      const time = await ask(`${name}@demo.example`, round + WARM_UP);
      if (round >= 0) times[kind].push(time);
    }
  }
  const [known, unknown] = [middle(times.known), middle(times.unknown)];
  return { known, unknown, ratio: Math.max(known, unknown) / Math.min(known, unknown) };
}

/** From a new network, to avoid rate limits. Returns milliseconds. */
async function ask(email, nth) {
  const from = performance.now();
  const response = await fetch(`${server.address}/api/users/forgot-password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(nth / 250)}.${nth % 250}`,
    },
    body: JSON.stringify({ email }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${email} was answered ${response.status}.`);
  return performance.now() - from;
}

/** Mean of the middle values, since a busy machine delays some responses. */
function middle(times) {
  const half = [...times].sort((a, b) => a - b).slice(times.length / 4, (3 * times.length) / 4);
  return half.reduce((sum, time) => sum + time, 0) / half.length;
}

function tell(found) {
  const { known, unknown, ratio } = found;
  console.info(
    `links asked for: ${known.toFixed(2)} ms known, ${unknown.toFixed(2)} ms unknown, ratio ${ratio.toFixed(2)} (budget ${RATIO})`,
  );
  const over = ratio > RATIO ? ['the time of an answer tells whose address it is'] : [];
  report('reset', { ...found, over });
}
