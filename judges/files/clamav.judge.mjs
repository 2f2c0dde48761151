import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from 'tsx/cjs/api';
import { capture } from '../../scripts/support/processes.mjs';
import { findClamd } from '../../scripts/support/programs.mjs';
import { startApi } from '../support/api.mjs';
import { Unavailable } from '../support/judge.mjs';
import { kinds } from './carriers.mjs';
import { askingAt, waysInto } from './ways.mjs';

register();
const require = createRequire(import.meta.url);
const { eicar } = require('../../api/test/services/clamd.ts');
const { startRealClamd } = require('../../api/test/services/real-clamd.ts');

/** As long as the test file's, and nothing that a scanner knows. */
const HARMLESS = 'HARMLESS-'.padEnd(eicar.length, '+');
/** Files that wait are scanned again each 15 seconds. */
const PATIENCE_MS = 120_000;

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'EICAR in every kind of file by every way in, before ClamAV’s own daemon',
  needs: 'api',
  async version() {
    const { output } = await capture(await clamd(), ['--version']);
    return /ClamAV ([\d.]+)/.exec(output)[1];
  },
  async run() {
    const scanner = await startRealClamd(await clamd(), eicar);
    try {
      const api = await startApi({ CLAMD_URL: scanner.address });
      try {
        return await judgeFiles(api, scanner);
      } finally {
        await api.close();
      }
    } finally {
      await scanner.stop();
    }
  },
};

async function clamd() {
  const found = await findClamd();
  if (!found) throw new Unavailable('there is no clamd and no way to install one');
  return found;
}

async function judgeFiles(api, scanner) {
  const before = api.files('files');
  const trial = await trialOf(api);
  await whileItAnswers(trial);
  const waiting = await whileItIsAway(trial, scanner);
  await whenItIsBack(trial, scanner, waiting);
  await trial.leftBehind(before);
  return { examined: trial.sent(), findings: trial.findings };
}

/** Sends files, and notes what is not as it should be. */
async function trialOf(api) {
  const ways = await waysInto(api);
  const owner = askingAt(api.origin, (await api.signIn('user')).token);
  const findings = [];
  /** Names of accepted files, by id. */
  const accepted = new Map();
  /** Accepted files that were removed later. */
  const removed = new Set();
  let sent = 0;
  const expect = (isSo, rule, where, says) => {
    if (!isSo) findings.push({ rule, where, says: String(says) });
  };
  return {
    ...{ api, ways, owner, findings, removed, expect },
    sent: () => sent,
    async send(way, ending, bytes) {
      sent += 1;
      const name = `judged-${sent}.${ending}`;
      const answer = await ways[way](name, bytes);
      if (answer.id) accepted.set(answer.id, name);
      return answer;
    },
    async leftBehind(before) {
      const kept = [...accepted.keys()].filter((id) => !removed.has(id)).sort();
      const onDisk = api.files('files').filter((name) => !before.includes(name));
      expect(`${onDisk.sort()}` === `${kept}`, 'left-behind', 'files on disk', onDisk);
      const parts = api.files('incoming');
      expect(parts.length === 0, 'left-behind', 'files in parts', parts);
      const rows = await api.database((db) =>
        db
          .selectFrom('stored_file')
          .select(['id', 'name'])
          .where('name', 'like', 'judged-%')
          .execute(),
      );
      const strange = rows.filter(({ id }) => !accepted.has(id)).map(({ name }) => name);
      expect(strange.length === 0, 'left-behind', 'rows of files', strange);
    },
  };
}

const said = ({ status, code, detail }) => `${status} ${code ?? ''} ${detail ?? ''}`;

async function whileItAnswers({ ways, send, owner, expect }) {
  for (const way of Object.keys(ways)) {
    for (const { kind, ending, honest, carriers } of kinds) {
      const { id, ...answer } = await send(way, ending, honest);
      expect(id, 'refused', `honest ${kind} ${way}`, said(answer));
      if (way === 'as a body' && id) {
        const { status } = await owner(`/api/files/${id}`);
        expect(status === 200, 'closed', `honest ${kind}`, status);
      }
      for (const [place, carry] of Object.entries(carriers)) {
        const where = `${kind} ${place}, ${way}`;
        // It would be taken if it were not for what it carries.
        const same = await send(way, ending, carry(HARMLESS));
        expect(same.id, 'refused', `harmless text in ${where}`, said(same));
        const infected = await send(way, ending, carry(eicar));
        const isRefused =
          infected.status === 422 &&
          infected.code === 'validation' &&
          /virus scanner found/.test(infected.detail);
        expect(isRefused, infected.id ? 'taken' : 'answer', where, said(infected));
      }
    }
  }
}

/** Files that came while nobody could scan them: what is sent, and whether EICAR is stored with it. */
async function whileItIsAway({ api, send, owner, expect }, scanner) {
  await scanner.stop();
  const waiting = [];
  for (const { kind, ending, honest, carriers } of kinds) {
    const [[place, carry]] = Object.entries(carriers);
    const files = [
      { where: `honest ${kind}`, bytes: honest },
      // A picture is stored without what is not drawn.
      { where: `${kind} ${place}`, bytes: carry(eicar), isInfected: kind === 'PDF' },
    ];
    for (const file of files) {
      const { id, ...answer } = await send('as a body', ending, file.bytes);
      expect(id, 'refused', `${file.where}, without a scanner`, said(answer));
      if (!id) continue;
      waiting.push({ ...file, id });
      await mustWait(owner, `/api/files/${id}`, file.where, expect);
      const { url } = await (await owner(`/api/files/${id}/links`, { method: 'POST' })).json();
      await mustWait(owner, url, `${file.where} by a link`, expect);
    }
  }
  expect(
    await api.logs(/The scanner did not answer/),
    'unsaid',
    'the log',
    'no word of the scanner',
  );
  return waiting;
}

async function mustWait(ask, address, where, expect) {
  const answer = await ask(address);
  const text = await answer.text();
  const isSaid = answer.status === 503 && /being checked for viruses/.test(text);
  expect(isSaid, 'opened', `${where}, before its scan`, `${answer.status} ${text.slice(0, 200)}`);
}

async function whenItIsBack({ api, owner, removed, expect }, scanner, waiting) {
  await scanner.start();
  const deadline = Date.now() + PATIENCE_MS;
  for (const { where, id, isInfected } of waiting) {
    let answer = await owner(`/api/files/${id}`);
    while (answer.status === 503 && Date.now() < deadline) {
      await answer.body.cancel();
      await wait(500);
      answer = await owner(`/api/files/${id}`);
    }
    const content = Buffer.from(await answer.arrayBuffer());
    if (!isInfected) {
      const isClean = answer.status === 200 && !content.includes(eicar);
      expect(isClean, 'closed', `${where}, after its scan`, answer.status);
      continue;
    }
    removed.add(id);
    const isGone = answer.status === 404 && /so it was removed/.test(content.toString());
    expect(isGone, 'opened', `${where}, after its scan`, `${answer.status} ${content}`);
    const isNamed = await api.logs(new RegExp(`File ${id} was taken away: Nukkad.Test`));
    expect(isNamed, 'unsaid', 'the log', `${where} was taken away without a word`);
  }
}
