import { type BucketSettings, s3Store } from '@nukkad/registry';
import type { FileStore } from './file-store';

/** Files in a private bucket. Fails as `s3Store` does. */
export function filesInBucket(settings: BucketSettings): FileStore {
  const { put, stream, remove } = s3Store(settings, '');
  return {
    put: async (id, bytes) => {
      await put(id, bytes);
    },
    get: stream,
    remove,
  };
}
