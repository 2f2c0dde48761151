import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushDeviceOrder, PushMessage } from '@nukkad/platform/contract';
import { jwtVerify } from 'jose';
import { vapid } from './vapid';

/** A message as a browser would decrypt it. */
export interface Pushed {
  endpoint: string;
  message: PushMessage;
  ttl: number;
}

type Browser = ReturnType<typeof newBrowser>;

/**
 * A push service on this machine (RFC 8030): it checks who sends (VAPID, RFC 8292), and opens what
 * its browsers get (RFC 8188, 8291). `refuse` has the status that an address answers.
 */
export async function startPushService() {
  const received: Pushed[] = [];
  const refuse = new Map<string, number>();
  const browsers = new Map<string, Browser>();
  const server = createServer(async (request, response) => {
    const endpoint = origin() + request.url;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const browser = browsers.get(endpoint);
    const refused = refuse.get(endpoint) ?? (browser ? undefined : 404);
    if (refused !== undefined || !browser) return response.writeHead(refused ?? 404).end();
    try {
      await checkSender(request.headers.authorization ?? '', origin());
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('encoding');
      const message = JSON.parse(decrypted(Buffer.concat(parts), browser));
      received.push({ endpoint, message, ttl: Number(request.headers.ttl) });
      response.writeHead(201).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    refuse,
    env: { ...vapid, PUSH_SERVICES: origin() },
    /** A browser that has subscribed, as it tells the API. */
    subscribe(): PushDeviceOrder {
      const browser = newBrowser();
      const endpoint = `${origin()}/send/${randomUUID()}`;
      browsers.set(endpoint, browser);
      const p256dh = browser.keys.getPublicKey('base64url');
      return { endpoint, keys: { p256dh, auth: browser.auth.toString('base64url') } };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FakePushService = Awaited<ReturnType<typeof startPushService>>;

function newBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { keys, auth: randomBytes(16) };
}

async function checkSender(authorization: string, audience: string): Promise<void> {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== vapid.VAPID_PUBLIC_KEY) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), {
    ...{ algorithms: ['ES256'], audience, requiredClaims: ['exp'] },
  });
  if (payload.sub !== vapid.VAPID_SUBJECT) throw new Error('another subject');
}

/** One record of `aes128gcm`: salt, record size, the sender's key, ciphertext and tag. */
function decrypted(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = hkdf(keys.computeSecret(senderKey), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeroes.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
