import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import { limits } from '@nukkad/platform/contract';
import type { FastifyInstance } from 'fastify';
import { testSettings } from '../../../test/app/app';
import { buildApp } from '../../app';
import { formLimits, readForm } from '../../onboarding/steps/parts';
import { openDatabase } from '../db/database';

const times = 12;
const piece = 64 * 1_024;

let app: FastifyInstance;
let port: number;
let close: () => Promise<void>;
before(async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pool: 1 });
  const settings = testSettings();
  app = await buildApp({ settings, database: await database, logger: false, site: false });
  await app.register(async (forms) => {
    await forms.register(multipart, { limits: formLimits });
    forms.post('/form', { config: { policy: 'public' } }, async (request) => {
      await readForm(request);
      return 'taken';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  close = async () => {
    await app.close();
    await (await database).close();
  };
});
after(() => close());

/** How a client behaves while it has not sent everything. */
type Client = 'sends all before it reads' | 'sends piece by piece and reads meanwhile';
const clients: Client[] = ['sends all before it reads', 'sends piece by piece and reads meanwhile'];

/** Reads until the response is complete; fails when the connection is reset before that. */
async function answerTo(head: string[], body: Buffer, client: Client): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let told = '';
  const answered = new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer) => {
      told += part;
      if (isWhole(told)) resolve(told);
    };
    if (client === 'sends piece by piece and reads meanwhile') socket.on('data', hear);
    else socket.once('sent', () => socket.on('data', hear));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`closed after "${told.slice(0, 40)}"`)));
  });
  await once(socket, 'connect');
  void send(socket, Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body);
  return answered.finally(() => socket.destroy());
}

async function send(socket: Socket, head: Buffer, body: Buffer): Promise<void> {
  socket.write(head);
  for (let at = 0; at < body.length && !socket.destroyed; at += piece) {
    const isRoom = socket.write(body.subarray(at, at + piece));
    if (isRoom) await turn();
    else await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  socket.emit('sent');
}

function isWhole(told: string): boolean {
  const end = told.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(told)?.[1];
  return end > 0 && length !== undefined && Buffer.byteLength(told.slice(end + 4)) >= +length;
}

const boundary = 'a-form';
const formOf = (length: number) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n`,
    ),
    Buffer.alloc(length, 'x'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const chunked = (body: Buffer) =>
  Buffer.concat([
    Buffer.from(`${body.length.toString(16)}\r\n`),
    body,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
const formType = `content-type: multipart/form-data; boundary=${boundary}`;
const justOver = formOf(limits.fileMaxBytes + 1);
const farOver = formOf(3 * limits.fileMaxBytes);
const json = Buffer.from(JSON.stringify('x'.repeat(4_000_000)));

const cases: [name: string, head: string[], body: Buffer, status: number][] = [
  [
    'a form just over its limit',
    ['POST /form HTTP/1.1', formType, `content-length: ${justOver.length}`],
    ...([justOver, 413] as const),
  ],
  [
    'a form far over its limit',
    ['POST /form HTTP/1.1', formType, `content-length: ${farOver.length}`],
    ...([farOver, 413] as const),
  ],
  [
    'a form that does not say how long it is',
    ['POST /form HTTP/1.1', formType, 'transfer-encoding: chunked'],
    ...([chunked(farOver), 413] as const),
  ],
  [
    'a form of a client that wants the connection closed',
    ['POST /form HTTP/1.1', 'connection: close', formType, `content-length: ${farOver.length}`],
    ...([farOver, 413] as const),
  ],
  [
    'a body over the limit of its call',
    [
      'POST /api/client-errors HTTP/1.1',
      'content-type: application/json',
      `content-length: ${json.length}`,
    ],
    ...([json, 413] as const),
  ],
  [
    'a file of somebody who is not signed in',
    ['POST /api/me/files?name=a.pdf HTTP/1.1', `content-length: ${farOver.length}`],
    ...([farOver, 401] as const),
  ],
];

for (const [name, [line = '', ...headers], body, status] of cases) {
  for (const client of clients) {
    test(`${name} is always answered; the client ${client}`, async () => {
      for (let time = 0; time < times; time += 1) {
        const told = await answerTo([line, 'host: localhost', ...headers], body, client);
        assert.match(told, new RegExp(`^HTTP/1.1 ${status} `));
        assert.match(told, /"code":"/);
      }
    });
  }
}

test('whoever never stops sending reads the answer meanwhile', async () => {
  const head = ['POST /form HTTP/1.1', 'host: localhost', formType, 'transfer-encoding: chunked'];
  const endless = chunked(Buffer.alloc(48 * 1_048_576));
  const told = await answerTo(head, endless, 'sends piece by piece and reads meanwhile');
  assert.match(told, /^HTTP\/1.1 413 /);
});
