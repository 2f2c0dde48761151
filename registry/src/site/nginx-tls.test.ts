import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { createServer } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import type { TLSSocket } from 'node:tls';
import { fakeSite } from '../testing/fake-site';
import { noNginx, startNginx, withTls } from '../testing/nginx-process';

const NOBODY = 9;
const noOpenssl = spawnSync('openssl', ['version']).status === 0 ? false : 'openssl is missing';

test('nginx ends TLS where it is told to', { skip: noNginx || noOpenssl }, async () => {
  const site = await fakeSite();
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) =>
    path.join(site.root, name),
  ) as [string, string];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  spawnSync('openssl', [...made, '-subj', '/CN=localhost', '-keyout', key, '-out', certificate]);
  const port = await freePort();
  const nginx = await startNginx(site, NOBODY, withTls(port, { certificate, key }));
  try {
    const plain = await fetch(`${nginx.origin}/doctors?page=2`, { redirect: 'manual' });
    assert.equal(plain.status, 308);
    assert.equal(plain.headers.get('location'), `https://127.0.0.1:${port}/doctors?page=2`);
    const asked = get({ host: '127.0.0.1', port, path: '/', rejectUnauthorized: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    assert.equal((answer.socket as TLSSocket).getProtocol(), 'TLSv1.3');
    assert.match(String(answer.headers['strict-transport-security']), /max-age=31536000/);
  } finally {
    await nginx.close();
    await site.remove();
  }
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await once(server.close(), 'close');
  return port;
}
