import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bookingSupport, emptyEngines } from './support/bookings.mjs';
import { startBuilt } from './support/built-api.mjs';
import { ask, login } from './support/callers.mjs';
import { report, round } from './support/figures.mjs';

const MB = 1_024 * 1_024;
const PUSH = 1_024 * MB;
const PART = 64 * 1_024;

/** Maximum growth of the API's memory, and data read of a rejected upload, in MB. */
const BUDGET = { grownMb: 50, takenMb: 16 };

/** Time-out of an upload that never completes, in milliseconds. */
const PATIENCE = 60_000;
const LOOK_EVERY = 10;

const FILES = '/api/me/files';
const PARTS = '/api/me/files/tus';
const named = `filename ${Buffer.from('scan.pdf').toString('base64')}`;
const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

const { embedded } = emptyEngines(bookingSupport());
const database = await bookingSupport().openSeeded(embedded.place, 20);
await database.close();
const server = await startBuilt(embedded.env);
const folder = embedded.env.NUKKAD_DATA;
const pushes = {};
try {
  const { token } = await login(server.address, 'user');
  await push('with its length', { url: `${FILES}?name=scan.pdf`, headers: sized(PUSH) });
  await push('chunked', { url: `${FILES}?name=scan.pdf`, headers: {} });
  await push('announced in parts', { url: PARTS, headers: begun(PUSH), bytes: 0 });
  await push('a part with its length', { ...(await begin(token)), headers: sized(PUSH, part) });
  await push('a part, chunked', { ...(await begin(token)), headers: part });
  await push('a form, chunked', {
    url: '/api/certification/uploadTeacherCertificate',
    account: 'teacher',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    head: '--x\r\nContent-Disposition: form-data; name="certificationImage"; filename="a.pdf"\r\n\r\n',
  });
} finally {
  await server.end('SIGTERM');
}

const over = Object.entries(pushes).flatMap(([name, found]) =>
  wrongs(found).map((wrong) => `${name}: ${wrong}`),
);
report('upload', { pushedMb: PUSH / MB, budget: BUDGET, pushes, over });

function sized(bytes, more = {}) {
  return { ...more, 'content-length': bytes };
}

function begun(bytes) {
  return { 'tus-resumable': '1.0.0', 'upload-length': bytes, 'upload-metadata': named };
}

/** A resumable upload that may be created: the data sent is its first part. */
async function begin(token) {
  const { headers } = await send(PARTS, {
    method: 'POST',
    headers: { ...begun(5 * MB), authorization: `Bearer ${token}` },
  });
  return { url: headers.location, method: 'PATCH' };
}

async function push(name, { account = 'user', bytes = PUSH, ...how }) {
  const { token } = await login(server.address, account);
  const [before, lying] = [memory(), files()];
  const seen = { most: before };
  const watching = setInterval(() => {
    seen.most = Math.max(seen.most, memory());
  }, LOOK_EVERY);
  const started = performance.now();
  const headers = { ...how.headers, authorization: `Bearer ${token}` };
  const { status, taken } = await send(how.url, { ...how, headers, bytes });
  const seconds = round((performance.now() - started) / 1_000);
  clearInterval(watching);
  await gone(lying);
  const left = files().filter((file) => !lying.includes(file));
  const alive = await ask(server.address, 'GET', '/api/userType/getAllUserType');
  const found = { status, seconds, takenMb: round(taken / MB), grownMb: seen.most - before, left };
  pushes[name] = { ...found, isAlive: alive.status === 200 };
  console.info(`${name}: ${JSON.stringify(pushes[name])}`);
}

/** Sends zeros until there is a response, the connection closes, or all bytes are sent. */
function send(url, { method = 'POST', headers, bytes = 0, head = '' }) {
  return new Promise((resolve) => {
    const asked = request(server.address + url, { method, headers: { ...headers } });
    const found = { status: null, headers: {}, taken: 0 };
    const end = () => resolve({ ...found, taken: asked.socket?.bytesWritten ?? 0 });
    asked.setTimeout(PATIENCE, () => asked.destroy());
    asked.on('response', (response) => {
      Object.assign(found, { status: response.statusCode, headers: response.headers });
      response.resume().on('close', () => asked.destroy());
    });
    asked.on('error', () => {});
    asked.on('close', end);
    if (bytes === 0) return asked.end();
    asked.write(head);
    void pour(asked, bytes);
  });
}

async function pour(asked, bytes) {
  const zeros = Buffer.alloc(PART);
  const over = new Promise((resolve) => {
    asked.once('close', resolve);
  });
  for (let sent = 0; sent < bytes && !asked.destroyed; sent += PART) {
    if (asked.write(zeros)) continue;
    await Promise.race([new Promise((go) => asked.once('drain', go)), over]);
  }
  if (!asked.destroyed) asked.end();
}

/** Resident set size of the API in MB. */
function memory() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

/** Stored uploads, complete and partial, with their sizes. */
function files() {
  return ['files', 'incoming'].flatMap((name) => {
    const at = path.join(folder, name);
    try {
      return readdirSync(at, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
    } catch {
      return [];
    }
  });
}

/** A rejected file may be deleted shortly after the response. */
async function gone(lying) {
  const deadline = Date.now() + 2_000;
  while (files().length > lying.length && Date.now() < deadline) await wait(50);
}

function wrongs({ status, takenMb, grownMb, left, isAlive }) {
  return [
    ...(isAlive ? [] : ['the API answers no longer']),
    ...(status === null || (status >= 400 && status < 500) ? [] : [`answered ${status}`]),
    ...(grownMb < BUDGET.grownMb ? [] : [`memory grew by ${grownMb} MB`]),
    ...(takenMb <= BUDGET.takenMb ? [] : [`${takenMb} MB were taken`]),
    ...(left.length === 0 ? [] : [`${left.length} files were left`]),
  ];
}
