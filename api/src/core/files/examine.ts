import type { FileType } from './files.model';
import { pdfProblem } from './pdf';
import { type Drawn, drawnAnew } from './pictures';

/** A file to be examined, with its type by magic bytes. */
export interface Examination {
  type: FileType;
  bytes: Uint8Array;
}

/** A document's rejection reason, null if accepted; a re-encoded picture, null if rejected. */
export type Examined =
  | { kind: 'document'; problem: string | null }
  | { kind: 'picture'; drawn: Drawn | null };

/** Reads a whole, untrusted upload. Runs in a worker thread, as it may take seconds. */
export async function examine({ type, bytes }: Examination): Promise<Examined> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'application/pdf'
    ? { kind: 'document', problem: await pdfProblem(content) }
    : { kind: 'picture', drawn: await drawnAnew(content, type) };
}
