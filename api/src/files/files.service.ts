import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { HandedFile } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { type Allowances, mustNotWait } from '../allowances/allowances';
import { wider } from '../allowances/of-networks';
import type { Once } from '../http/idempotency';
import { ApiError, known } from '../http/problems';
import type { Settings } from '../settings';
import type { Tables } from '../storage/database.types';
import type { FileStore } from './file-store';
import { safeName, typeOf } from './files.model';
import * as stored from './files.store';

interface Needs {
  db: Kysely<Tables>;
  once: Once;
  allowed: Allowances;
  limits: Settings['limits'];
  files: FileStore;
}

export type FilesService = ReturnType<typeof filesService>;

/** A file as it came. */
interface Upload {
  name: string;
  bytes: Buffer;
  key: string | undefined;
}

/** Files that one person may send in an hour. */
const sent = { most: 100, seconds: 3_600 };

/** What people send to hand it in, to file it or to show it. */
export function filesService({ db, once, allowed, limits, files }: Needs) {
  return {
    /** Fails with `unsupported-media-type`, `validation`, `too-many-requests`. */
    async keep(userId: string, { name, bytes, key }: Upload): Promise<HandedFile> {
      if (bytes.length === 0) throw empty();
      const type = typeOf(bytes);
      if (!type) throw unknownType();
      const most = sent.most * wider[limits];
      mustNotWait(await allowed.use('file', userId, { ...sent, most }));
      const digest = createHash('sha256').update(bytes).digest('hex');
      const body = { userId, name, digest };
      const about = { name: safeName(name, type), type, bytes: bytes.length };
      // The row comes first: bytes without one would lie there for good.
      const file = await once({ call: 'uploadFile', key, body }, async (trx) =>
        handed(await stored.addFile(trx, userId, about)),
      );
      await files.put(file._id, bytes);
      return file;
    },

    /** Fails with `not-found`, also for a file that is not meant for whoever asks. */
    async read(viewer: stored.Viewer, id: string) {
      const file = known(await stored.fileFor(db, viewer, id), nothing);
      const content: Readable = known(await files.get(id), nothing);
      return { file, content };
    },

    /** Forgets what nothing uses. The bytes go first: what is left of a broken round comes again. */
    sweep: (): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const id of await stored.forgetUnused(trx)) await files.remove(id);
      }),
  };
}

const nothing = 'There is no such file.';

/** A file as the contract names it. */
export const handed = ({ id, name, type, bytes }: stored.StoredFile): HandedFile => ({
  _id: id,
  ...{ name, type, bytes },
});

const empty = () =>
  new ApiError('validation', 'The file is empty. Choose another.', { file: 'is empty' });

const unknownType = () =>
  new ApiError('unsupported-media-type', 'Only PDF, JPEG and PNG files can be sent.');
