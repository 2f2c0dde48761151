import { Readable } from 'node:stream';
import { type BucketSettings, openBucket } from '@nukkad/registry';
import type { FileStore } from './file-store';

const patience = 20_000;

/** Files in a private bucket. */
export function filesInBucket(settings: BucketSettings): FileStore {
  const bucket = openBucket(settings);
  const ask = async (method: string, id: string, body?: Buffer) => {
    const answer = await bucket.fetch(bucket.addressOf(id), {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: new Uint8Array(body) }),
    });
    if (answer.ok) return answer;
    const said = await answer.text();
    // A missing bucket is a configuration error, not a missing file.
    if (answer.status === 404 && !said.includes('NoSuchBucket')) return undefined;
    throw new Error(`The file store answered ${answer.status} to ${method}.`);
  };
  return {
    async put(id, bytes) {
      if (!(await ask('PUT', id, bytes))) throw new Error('The file store did not take a file.');
    },

    async get(id) {
      const answer = await ask('GET', id);
      return answer?.body ? Readable.fromWeb(answer.body as never) : undefined;
    },

    async remove(id) {
      const answer = await ask('DELETE', id);
      await answer?.body?.cancel();
    },
  };
}
