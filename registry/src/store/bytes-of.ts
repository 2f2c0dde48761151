import { request as http } from 'node:http';
import { request as https } from 'node:https';

/** A server's response, byte for byte. */
export interface Answered {
  status: number;
  /** Its ETag; empty without one. */
  tag: string;
  content: Buffer;
}

/**
 * Requests an object that is stored compressed: `fetch` would decompress it.
 *
 * @param patience time-out in milliseconds
 */
export function bytesOf({ url, method, headers }: Request, patience: number): Promise<Answered> {
  const ask = url.startsWith('https:') ? https : http;
  const options = {
    method,
    headers: Object.fromEntries(headers),
    signal: AbortSignal.timeout(patience),
  };
  return new Promise((resolve, reject) => {
    const asked = ask(url, options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          tag: answer.headers.etag ?? '',
          content: Buffer.concat(pieces),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}
