import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import { ApiError } from '../http/problems';
import { type Scan, ScannerError } from './clamd';
import type { FileStore } from './file-store';
import * as stored from './files.store';

export type Scanning = ReturnType<typeof scanning>;

interface Deps {
  db: Kysely<Tables>;
  files: FileStore;
  /** Unset: files are not scanned. */
  scan: Scan | undefined;
  /** Called once for each file or run that has to wait, and for each deleted file. */
  report: (message: string) => void;
}

/** Scans files before they can be opened; while the scanner is unreachable they wait. */
export function scanning({ db, files, scan, report }: Deps) {
  /** A file without a verdict holds up its own run only: the next one goes on after it. */
  let tried: string | undefined;

  async function take(id: string, look: Scan): Promise<void> {
    const content = await files.get(id);
    // Its bytes have yet to be written, or never will be.
    if (!content) return;
    const verdict = await look(await buffer(content));
    await stored.setScan(db, id, verdict.state);
    if (verdict.state === 'clean') return;
    await files.remove(id);
    report(`File ${id} was taken away: ${verdict.signature}`);
  }

  return {
    /**
     * The scan state to store a file with. Its bytes are scanned as they were sent, too, where a picture was
     * re-encoded: malware appended to it is gone, but its sender should know. Fails with `validation` when
     * malware was found.
     */
    async before({ sent, kept }: Record<'sent' | 'kept', Buffer>): Promise<stored.FileScan> {
      if (!scan) return 'unscanned';
      try {
        for (const bytes of new Set([sent, kept])) {
          const { state } = await scan(bytes);
          if (state === 'infected') throw infected();
        }
        return 'clean';
      } catch (error) {
        if (!(error instanceof ScannerError)) throw error;
        report(error.message);
        return 'waiting';
      }
    },

    /** Scans waiting files until the scanner gives no verdict. */
    async retry(): Promise<void> {
      if (!scan) return;
      try {
        const ids = await stored.waitingForScan(db, tried);
        for (const id of ids) {
          tried = id;
          await take(id, scan);
        }
        if (ids.length < stored.mostScanned) tried = undefined;
      } catch (error) {
        if (!(error instanceof ScannerError)) throw error;
        report(error.message);
      }
    },
  };
}

const infected = () =>
  new ApiError(
    'validation',
    'The virus scanner found something in this file, so it was not taken. Send a file from another device, or a photograph.',
    { file: 'holds what the virus scanner knows as harmful' },
  );

/** Whether a file's scan is over and found nothing; also true of files from before scanning. */
export const isOpen = ({ scan }: { scan: stored.FileScan }): boolean =>
  scan !== 'waiting' && scan !== 'infected';

/** Fails with `unavailable` for a file that waits for its scan, `not-found` when infected. */
export function mustBeScanned({ scan }: { scan: stored.FileScan }): void {
  if (scan === 'waiting') {
    throw new ApiError(
      'unavailable',
      'This file is being checked for viruses. Open it in some minutes.',
    );
  }
  if (scan === 'infected') {
    throw new ApiError(
      'not-found',
      'The virus scanner found something in this file, so it was removed.',
    );
  }
}
