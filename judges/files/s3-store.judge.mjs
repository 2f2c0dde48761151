import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { register } from 'tsx/cjs/api';
import { startApi } from '../support/api.mjs';
import { kinds } from './carriers.mjs';
import { assertStrict } from './strictness.mjs';
import { startSwift, swiftVersion } from './swift/swift.mjs';
import { askingAt, waysInto } from './ways.mjs';

register();
const require = createRequire(import.meta.url);
const { openBucket, openStore, s3Store } = require('../../registry/src/index.ts');
const { incomingInBucket } = require('../../api/src/core/files/bucket-incoming.ts');
const { filesInBucket } = require('../../api/src/core/files/s3-store.ts');

const BUCKET = 'nukkad-files';
const MEGABYTE = 1_024 * 1_024;
/** More than one page of a listing, which has 20 keys there. */
const MANY = 45;

/** Characters that URLs, XML, signatures or file systems treat in their own way. */
const NAMES = [
  ...['plain', 'a b', ' edges ', 'a+b', 'a%2Fb', 'a%b', '100%', 'a&b=c', 'a<b>"c"', "it's"],
  ...['(round)', 'star*', 'wow!', '~home', 'a#b', 'a?b', 'a;b', 'a,b', 'a:b', 'a@b', 'a$b'],
  ...['back\\slash', 'a|b', 'a^b', 'a`b', '[x]', '{y}', '.hidden', 'end.', 'tab\tin', 'line\nin'],
  ...['नुक्कड़', 'ನುಕ್ಕಡ್', 'żółw', '🗂️', 'a//b', 'folder/in/folder', 'x'.repeat(200)],
];

/** @type {import('../support/judge.mjs').Judge} */
export const judge = {
  title: 'The file store in a bucket of OpenStack Swift, which checks signatures',
  needs: 'api',
  version: swiftVersion,
  async run() {
    const swift = await startSwift();
    try {
      return await judgeStore(swift);
    } finally {
      await swift.stop();
    }
  },
};

async function judgeStore(swift) {
  const { endpoint, keys } = swift;
  const settings = { bucket: BUCKET, region: 'us-east-1', endpoint, addressing: 'path', keys };
  await makeBucket(settings);
  const found = notes();
  const refused = await assertStrict(swift, openBucket(settings).addressOf('strict'));
  await s3Store(settings, '').remove('strict');
  await judgeNames(settings, found);
  await judgeFiles(settings, found);
  await judgeParts(settings, found);
  await judgeWrongKeys(settings, found);
  await judgeProduct(swift, settings, found);
  return {
    examined: found.examined(),
    findings: found.findings,
    notes: [`the store refused ${refused} requests that were signed wrongly or changed`],
  };
}

function notes() {
  const findings = [];
  let examined = 0;
  return {
    findings,
    examined: () => examined,
    /** One thing that must be so. */
    expect(isSo, rule, where, says = '') {
      examined += 1;
      if (!isSo) findings.push({ rule, where, says: String(says) });
    },
    /** One thing that must not fail; a failure is a finding. */
    async attempt(rule, where, work) {
      examined += 1;
      await work().catch((error) => findings.push({ rule, where, says: String(error) }));
    },
  };
}

async function makeBucket(settings) {
  const bucket = openBucket(settings);
  const made = await bucket.fetch(bucket.addressOf(''), { method: 'PUT' });
  if (!made.ok) throw new Error(`The bucket was not made: ${await made.text()}`);
  const store = s3Store(settings, '');
  await store.put('strict', Buffer.from('one'));
}

/** Each name is stored, read, listed and removed, with a prefix that is awkward itself. */
async function judgeNames(settings, { expect, attempt }) {
  const store = s3Store(settings, 'pre fix/+नाम');
  const whole = s3Store(settings, '');
  for (const name of NAMES) {
    await attempt('name', JSON.stringify(name), async () => {
      const content = Buffer.from(`content of ${name}`);
      await store.put(name, content);
      const read = await store.read(name);
      expect(read?.content.equals(content), 'read', JSON.stringify(name), read?.content);
      const listed = await store.list(name);
      expect(listed.get(name)?.size === content.length, 'listed', JSON.stringify(name), [
        ...listed.keys(),
      ]);
    });
  }
  const listed = [...(await store.list('')).keys()].sort();
  expect(`${listed}` === `${[...NAMES].sort()}`, 'listed', 'all names', listed);
  for (const name of NAMES) await attempt('removed', name, () => store.remove(name));
  const left = [...(await whole.list('')).keys()];
  expect(left.length === 0, 'removed', 'all names', left);
}

async function judgeFiles(settings, { expect }) {
  const files = filesInBucket(settings);
  const store = s3Store(settings, '');
  const read = async (id) => {
    const content = await files.get(id);
    return content && buffer(content);
  };
  const large = Buffer.alloc(5 * MEGABYTE, 'x\0y');
  expect((await read('file')) === undefined, 'missing', 'a file that is not there');
  for (const [where, content] of [
    ['5 MB', large],
    ['less', Buffer.from('less')],
    ['nothing', Buffer.alloc(0)],
  ]) {
    await files.put('file', content);
    expect((await read('file'))?.equals(content), 'read', where);
  }
  await files.remove('file');
  await files.remove('file');
  expect((await read('file')) === undefined, 'removed', 'a file');
  const names = Array.from({ length: MANY }, (_, nth) => `many/${nth}`);
  for (const name of names) await store.put(name, Buffer.from(name));
  expect((await store.list('many/')).size === MANY, 'listed', `${MANY} objects`);
  for (const name of names) await files.remove(name);
  await store.put('once', Buffer.from('first'), { over: 'absent' });
  const second = await store
    .put('once', Buffer.from('second'), { over: 'absent' })
    .catch(({ code }) => code);
  expect(second === 'conflict', 'condition', 'an object that is there', second);
  expect((await read('once'))?.toString() === 'first', 'condition', 'an object that is there');
  await store.remove('once');
}

/** A large file in parts, through two processes. */
async function judgeParts(settings, { expect }) {
  const store = s3Store(settings, '');
  const [one, other] = [store, s3Store(settings, '')].map((each) => incomingInBucket(each));
  const parts = ['a', 'b', 'c'].map((letter) => Buffer.alloc(2 * MEGABYTE - 7, letter));
  const whole = Buffer.concat(parts);
  const never = new AbortController().signal;
  const id = await one.begin({ ownerId: 'asha', name: 'deed.pdf', length: whole.length });
  for (const [nth, part] of parts.entries()) {
    const at = nth % 2 === 0 ? one : other;
    await at.append(id, Readable.from([part.subarray(0, 99), part.subarray(99)]), never);
    const found = await other.find(id);
    expect(found?.offset === (nth + 1) * part.length, 'parts', `part ${nth + 1}`, found?.offset);
  }
  expect((await one.whole(id)).equals(whole), 'parts', 'the whole file');
  await other.remove(id);
  expect((await one.find(id)) === undefined, 'parts', 'after the end');
  expect((await store.list('incoming/')).size === 0, 'parts', 'objects after the end');
}

/** Whoever has no right key is told so; nothing is taken for a file that is missing. */
async function judgeWrongKeys(settings, { expect }) {
  const wrong = { ...settings, keys: { ...settings.keys, secretAccessKey: 'wrong' } };
  const files = filesInBucket(wrong);
  const env = { S3_ENDPOINT: settings.endpoint, S3_ACCESS_KEY_ID: settings.keys.accessKeyId };
  const store = openStore(`s3://${BUCKET}`, { ...env, S3_SECRET_ACCESS_KEY: 'wrong' });
  for (const [where, ask] of Object.entries({
    'put a file': () => files.put('file', Buffer.from('x')),
    'get a file': () => files.get('file'),
    'remove a file': () => files.remove('file'),
    'read an object': () => store.read('x'),
    'list objects': () => store.list(''),
  })) {
    const message = await ask().then(
      () => 'it was taken',
      (error) => error.message,
    );
    expect(isRefusal(message), 'wrong secret', where, message);
  }
}

const isRefusal = (text) => /answered 403.*Check.*S3_SECRET_ACCESS_KEY/.test(text);

async function judgeProduct(swift, settings, { expect, attempt }) {
  const env = {
    ...{ S3_BUCKET: BUCKET, S3_ENDPOINT: settings.endpoint },
    S3_ACCESS_KEY_ID: settings.keys.accessKeyId,
  };
  const refused = await startApi({ ...env, S3_SECRET_ACCESS_KEY: 'wrong' }).then(
    async (api) => {
      await api.close();
      return 'it started';
    },
    (error) => error.message,
  );
  expect(isRefusal(refused), 'wrong secret', 'a start', refused);
  const api = await startApi({ ...env, S3_SECRET_ACCESS_KEY: settings.keys.secretAccessKey });
  try {
    await judgeUploads(api, settings, { expect, attempt });
    await swift.stop();
    await judgeOutage(api, expect);
  } finally {
    await api.close();
  }
}

async function judgeUploads(api, settings, found) {
  const store = s3Store(settings, '');
  const ask = askingAt(api.origin, (await api.signIn('user')).token);
  const ids = [];
  for (const upload of uploadsBy(await waysInto(api))) {
    ids.push(await judgeUpload(upload, { ask, settings, store }, found));
  }
  const incoming = await store.list('incoming/');
  found.expect(incoming.size === 0, 'left-behind', 'parts of files', [...incoming.keys()]);
  const others = [...(await store.list('')).keys()].filter((key) => !ids.includes(key));
  found.expect(
    `${others}` === 'erasures.log' || others.length === 0,
    'left-behind',
    'others',
    others,
  );
}

/** A small file of each kind by each way, and a large document. */
const uploadsBy = (ways) =>
  Object.entries(ways).flatMap(([way, send]) =>
    kinds.flatMap(({ kind, ending, honest, carriers }) => {
      const large = kind === 'PDF' ? [carriers['behind 5 MB']('x')] : [];
      return [honest, ...large].map((bytes) => ({
        where: `${kind} of ${bytes.length} bytes, ${way}`,
        isUsers: !way.startsWith('in the form'),
        isKept: kind === 'PDF',
        bytes,
        send: () => send(`a.${ending}`, bytes),
      }));
    }),
  );

/** @returns the id of the stored file */
async function judgeUpload(upload, { ask, settings, store }, { expect, attempt }) {
  const { where, bytes, isUsers, isKept } = upload;
  const { id, ...answer } = await upload.send();
  expect(id, 'stored', where, JSON.stringify(answer));
  if (!id) return undefined;
  const kept = (await store.read(id))?.content;
  // Pictures are encoded anew.
  expect(isKept ? kept?.equals(bytes) : kept, 'stored', where);
  if (isUsers) await attempt('read', where, () => mustCome(ask, id, kept));
  const unsigned = await fetch(openBucket(settings).addressOf(id));
  expect(!unsigned.ok, 'private', where, `${unsigned.status} without a signature`);
  return id;
}

async function mustCome(ask, id, kept) {
  const { url } = await (await ask(`/api/files/${id}/links`, { method: 'POST' })).json();
  for (const answer of [await ask(`/api/files/${id}`), await ask(url)]) {
    const content = Buffer.from(await answer.arrayBuffer());
    if (!content.equals(kept)) throw new Error(`${answer.status} ${content.subarray(0, 200)}`);
  }
}

/** While the store is away nothing is taken, and that is said. */
async function judgeOutage(api, expect) {
  const [{ honest }] = kinds;
  for (const [way, send] of Object.entries(await waysInto(api))) {
    if (way === 'in parts') continue;
    const answer = await send('a.pdf', honest);
    const isSaid = answer.status === 503 && answer.code === 'unavailable';
    expect(isSaid, 'outage', way, JSON.stringify(answer));
  }
  const ask = askingAt(api.origin, (await api.signIn('user')).token);
  const begun = await ask('/api/me/files/tus', {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YQ==' },
  });
  expect(begun.status === 503, 'outage', 'in parts', begun.status);
  const word = await api.logs(/does not answer/);
  expect(word, 'outage', 'the log', 'no word of the store');
}
