import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { register } from 'tsx/cjs/api';
import { hasNginx, hasOpenssl } from '../../scripts/support/programs.mjs';
import { runProgram, Unavailable } from '../support/judge.mjs';

// The registry's helpers are TypeScript.
register();
const require = createRequire(import.meta.url);
const { holdPort } = require('../../e2e/support/ports.ts');
const { startNginx, withTls } = require('../../registry/src/testing/nginx-process.ts');

const HOST = '127.0.0.1';
const DAYS = '90';
/** First byte of a TLS connection: the content type of its records. */
const HANDSHAKE = 0x16;

/**
 * nginx with this repository's configuration in front of a product, ending TLS with a certificate for
 * 127.0.0.1 of an authority that is made for it.
 *
 * @param {import('../support/judge.mjs').Context} context
 * @returns {Promise<{ host: string, tlsPort: number, anyPort: number, authority: string, close: () => Promise<void> }>}
 *   `anyPort` takes connections with and without TLS, as 443 and 80 together do; `authority`: file of
 *   the certificate to trust
 */
export async function startTlsFront({ product, folder }) {
  if (!(await hasNginx())) throw new Unavailable('nginx is not installed');
  const { authority, ...files } = await makeCertificate(folder);
  const { port: tlsPort, release } = await holdPort();
  const site = { root: product.data, places: { site: product.site } };
  const either = await startEither();
  const nginx = await startNginx(site, portOf(product.origin), {
    ...withTls(tlsPort, files),
    'https://$host$request_uri': `https://$host:${either.port}$request_uri`,
  });
  either.lead({ tlsPort, plainPort: portOf(nginx.origin) });
  return {
    ...{ host: HOST, tlsPort, anyPort: either.port, authority },
    async close() {
      await either.close();
      await nginx.close();
      release();
    },
  };
}

/** A port whose connections go to one of two others, by whether they begin with a handshake of TLS. */
async function startEither() {
  let ports;
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    socket.once('data', (first) => {
      const port = first[0] === HANDSHAKE ? ports.tlsPort : ports.plainPort;
      const onward = connect(port, HOST);
      onward.write(first);
      // Either end may hang up at any time.
      pipeline(socket, onward, socket, () => undefined);
    });
    socket.on('error', () => socket.destroy());
  });
  await once(server.listen(0, HOST), 'listening');
  return {
    port: server.address().port,
    lead(to) {
      ports = to;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

const portOf = (origin) => Number(new URL(origin).port);

async function makeCertificate(folder) {
  if (!(await hasOpenssl())) throw new Unavailable('openssl is not installed');
  const [authority, authorityKey, certificate, key] = [
    ...['authority.pem', 'authority.key', 'certificate.pem', 'certificate.key'],
  ].map((name) => path.join(folder, name));
  await openssl(folder, [
    ...['-subj', '/CN=Judges', '-addext', 'keyUsage=critical,keyCertSign'],
    ...['-out', authority, '-keyout', authorityKey],
  ]);
  await openssl(folder, [
    ...['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=IP:${HOST}`],
    ...['-addext', 'basicConstraints=critical,CA:FALSE', '-addext', 'extendedKeyUsage=serverAuth'],
    ...['-CA', authority, '-CAkey', authorityKey, '-out', certificate, '-keyout', key],
  ]);
  return { certificate, key, authority };
}

async function openssl(folder, args) {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const all = ['req', '-x509', ...curve, '-days', DAYS, ...args];
  const { code, stderr } = await runProgram('openssl', all, { cwd: folder });
  if (code !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}
