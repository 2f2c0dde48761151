import type { Readable } from 'node:stream';
import type { Store } from '@nukkad/registry';
import { uuidv7 } from 'uuidv7';
import { type Begun, day, type Incoming } from './incoming';

const folder = 'incoming/';

/**
 * Partial uploads in a bucket, where each process finds those that another began: metadata, and an object for
 * each part, named by its offset. Of two parts at one offset the first is kept.
 */
export function incomingInBucket(store: Store): Incoming {
  const about = (id: string) => `${folder}${id}/about.json`;
  const partsOf = async (id: string) => {
    const listed = [...(await store.list(`${folder}${id}/`))];
    return listed.filter(([key]) => key !== about(id)).sort(([a], [b]) => (a < b ? -1 : 1));
  };
  const bytesOf = (parts: Awaited<ReturnType<typeof partsOf>>) =>
    parts.reduce((sum, [, { size }]) => sum + size, 0);
  return {
    async begin(file) {
      const id = uuidv7();
      const begun: Begun = { ...file, until: Date.now() + day };
      await store.put(about(id), Buffer.from(JSON.stringify(begun)));
      return id;
    },

    async find(id) {
      const found = await store.read(about(id));
      if (!found) return undefined;
      const begun: Begun = JSON.parse(found.content.toString('utf8'));
      if (begun.until <= Date.now()) return undefined;
      return { ...begun, offset: bytesOf(await partsOf(id)) };
    },

    async append(id, part, signal) {
      const offset = bytesOf(await partsOf(id));
      const { bytes, failure } = await received(part, signal);
      const key = `${folder}${id}/${String(offset).padStart(12, '0')}`;
      if (bytes.length > 0) await store.put(key, bytes, { over: 'absent' });
      if (failure !== undefined) throw failure;
    },

    async whole(id) {
      const read = (await partsOf(id)).map(async ([key]) => (await store.read(key))?.content);
      return Buffer.concat((await Promise.all(read)).filter((part) => part !== undefined));
    },

    async remove(id) {
      await store.remove(about(id));
      for (const [key] of await partsOf(id)) await store.remove(key);
    },

    async sweep(now = Date.now()) {
      for (const key of (await store.list(folder)).keys()) {
        if (begunAt(key.slice(folder.length)) < now - day) await store.remove(key);
      }
    },
  };
}

/** Everything that came before the end, or before the connection broke. */
async function received(part: Readable, signal: AbortSignal) {
  const chunks: Buffer[] = [];
  const stop = () => part.destroy(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    for await (const chunk of part) chunks.push(chunk);
    return { bytes: Buffer.concat(chunks) };
  } catch (failure) {
    return { bytes: Buffer.concat(chunks), failure };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Milliseconds since 1970, which a version 7 UUID begins with. */
const begunAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
