import { limits } from '@nukkad/platform/contract';
import { ApiError } from '../http/problems';
import type { Message } from '../language/message';
import type { Examination, Examined } from './examine';
import type { Examiner } from './examiner';
import { type FileType, typeOf } from './files.model';
import { WorkerError } from './worker-pool';

/** What is stored of an uploaded file. */
export interface Accepted {
  type: FileType;
  bytes: Buffer;
  /** Pixel size of a picture; null for a document. */
  size: { width: number; height: number } | null;
}

/**
 * Validates every uploaded file: its bytes must be a readable PDF, JPEG or PNG. Pictures are
 * re-encoded; documents are kept unchanged if they contain no active content. Fails with
 * `validation`, `payload-too-large`, `unsupported-media-type`, `unavailable`.
 */
export async function accepted(bytes: Buffer, examiner: Examiner): Promise<Accepted> {
  if (bytes.length === 0) throw empty();
  if (bytes.length > limits.fileMaxBytes) throw tooLarge();
  const type = typeOf(bytes);
  if (!type) throw unknownType();
  const examined = await examinedBy(examiner, { type, bytes });
  if (examined.kind === 'document') {
    const { problem } = examined;
    if (problem) {
      const why = `This PDF cannot be taken because ${problem}.` as const;
      throw refused(why, `${why} ${printAnew}`);
    }
    return { type, bytes, size: null };
  }
  const { drawn } = examined;
  if (!drawn) throw refused(damaged, `${damaged} ${saveAnew}`);
  const { width, height } = drawn;
  return { type, bytes: Buffer.from(drawn.bytes), size: { width, height } };
}

async function examinedBy(examiner: Examiner, file: Examination): Promise<Examined> {
  try {
    return await examiner.run(file);
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    if (error.reason === 'busy') throw new ApiError('unavailable', manyFiles);
    const why = `This file cannot be taken: ${tooMuch[error.reason]}.` as const;
    throw refused(why, `${why} ${printAnew}`);
  }
}

const manyFiles =
  'Many files are being checked, so yours was not taken. Send it again in a moment.';

const tooMuch = {
  'too-slow': 'checking it takes too long',
  'too-large': 'checking it takes too much memory',
};

const damaged = 'This picture cannot be opened: it is damaged or far too large.';

const printAnew = 'Print it to a new PDF, or send a photograph of it.';
const saveAnew = 'Open it, save it anew as JPEG or PNG, and send that.';

const empty = () =>
  new ApiError('validation', 'The file is empty. Choose another.', { file: 'is empty' });

/** Also used when a declared length is already too large. */
export const tooLarge = () =>
  new ApiError('payload-too-large', 'A file has at most 5 MB. Choose a smaller one.');

const unknownType = () =>
  new ApiError('unsupported-media-type', 'Only PDF, JPEG and PNG files can be sent.');

const refused = (why: Message, whyAndWhatNow: Message) =>
  new ApiError('validation', whyAndWhatNow, { file: why });
