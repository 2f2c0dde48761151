import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileLink, HandedFile } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Settings } from '../config/settings';
import type { Tables } from '../db/tables.generated';
import type { IdempotentWrite } from '../http/idempotency';
import { ApiError, orNotFound } from '../http/problems';
import { wider } from '../rate-limits/by-network';
import { mustNotWait, type RateLimiter } from '../rate-limits/rate-limiter';
import { accepted } from './accepted';
import type { Examiner } from './examiner';
import type { FileStore } from './file-store';
import { safeName } from './files.model';
import * as stored from './files.store';
import { fileLinks } from './links';
import { isOpen, mustBeScanned, type Scanning } from './scanning';

interface Deps {
  db: Kysely<Tables>;
  idempotent: IdempotentWrite;
  allowed: RateLimiter;
  limits: Settings['limits'];
  files: FileStore;
  examiner: Examiner;
  scanning: Scanning;
  /** Secret that signs links. */
  secret: string;
}

export type FilesService = ReturnType<typeof filesService>;

/** An uploaded file. */
interface Upload {
  name: string;
  bytes: Buffer;
  key: string | undefined;
}

/** Uploads per user and hour. */
const sent = { most: 100, seconds: 3_600 };

/** Files that users upload to submit, store or publish. */
export function filesService({
  db,
  idempotent,
  allowed,
  limits,
  files,
  examiner,
  scanning,
  secret,
}: Deps) {
  const links = fileLinks(secret);
  return {
    /**
     * Fails with `unsupported-media-type`, `payload-too-large`, `validation`, `too-many-requests`,
     * `unavailable` when too many files are being examined.
     */
    async keep(userId: string, { name, bytes, key }: Upload): Promise<HandedFile> {
      const most = sent.most * wider[limits];
      mustNotWait(await allowed.use('file', userId, { ...sent, most }));
      const { type, bytes: kept, size } = await accepted(bytes, examiner);
      const scan = await scanning.before({ sent: bytes, kept });
      const digest = createHash('sha256').update(bytes).digest('hex');
      const body = { userId, name, digest };
      const about = { name: safeName(name, type), type, bytes: kept.length, scan, ...size };
      // The row is written first: bytes without a row would never be removed.
      const file = await idempotent({ call: 'uploadFile', key, body }, async (trx) =>
        handed(await stored.addFile(trx, userId, about)),
      );
      await files.put(file._id, kept);
      return file;
    },

    /** Fails with `not-found`, including files that the viewer may not see. */
    async read(viewer: stored.Viewer, id: string) {
      const file = orNotFound(await stored.fileFor(db, viewer, id), nothing);
      mustBeScanned(file);
      const content: Readable = orNotFound(await files.get(id), nothing);
      return { file, content };
    },

    /** Whether `read` would answer this viewer with the file. */
    async isReadable(viewer: stored.Viewer, id: string): Promise<boolean> {
      const file = await stored.fileFor(db, viewer, id);
      return file !== undefined && isOpen(file);
    },

    /** Like `read`, for a caller with a signed link; invalid and expired links fail alike. */
    async readByLink(id: string, expires: number, signature: string) {
      if (!links.holds(id, expires, signature)) throw new ApiError('forbidden', oldLink);
      const file = orNotFound(await stored.anyFile(db, id), nothing);
      mustBeScanned(file);
      const content: Readable = orNotFound(await files.get(id), nothing);
      return { file, content };
    },

    /** Only for the file's owner, and for operators when it is a document they review. */
    async link(viewer: stored.Viewer, id: string): Promise<FileLink> {
      orNotFound(await stored.linkableFile(db, viewer, id), nothing);
      return links.to(id);
    },

    /** Deletes unused files. Bytes go before rows, so that an interrupted run is repeated. */
    sweep: (): Promise<void> =>
      db.transaction().execute(async (trx) => {
        for (const id of await stored.forgetUnused(trx)) await files.remove(id);
      }),
  };
}

const nothing = 'There is no such file.';
const oldLink = 'This link opens nothing any more. Go back to where you found it.';

/** A file in the contract's shape. */
export const handed = ({ id, name, type, bytes }: stored.StoredFile): HandedFile => ({
  _id: id,
  ...{ name, type, bytes },
});
