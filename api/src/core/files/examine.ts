import type { FileType } from './files.model';
import { pdfProblem } from './pdf';
import { type Drawn, drawnAnew } from './pictures';

/** A file to be examined, by what its first bytes say it is. */
export interface Examination {
  type: FileType;
  bytes: Uint8Array;
}

/** Of a document why it is not kept, of a picture how it was drawn; null where nothing is. */
export type Examined =
  | { kind: 'document'; problem: string | null }
  | { kind: 'picture'; drawn: Drawn | null };

/** Reads a whole file that a stranger sent. Runs in a thread of its own, for it may take seconds. */
export async function examine({ type, bytes }: Examination): Promise<Examined> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'application/pdf'
    ? { kind: 'document', problem: await pdfProblem(content) }
    : { kind: 'picture', drawn: await drawnAnew(content, type) };
}
