import { arrivedFile, fileInParts, type HandedFile } from '../contract';
import { filePartTimeLimit } from '../contract/limits';
import { type ApiError, isApiError } from './api-error';
import { text } from './failures.text';
import { apiErrorOf, createHttp, type HttpOptions, type Sending, unreadable } from './http';

export interface SendingOptions {
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** At most this much is lost with the connection, also behind a proxy that buffers whole parts. */
const partBytes = 256 * 1_024;

/** Longest pause between retries, so that a file resumes soon after reconnecting. Milliseconds. */
const longestPause = 5_000;

/** Retry pauses, about a minute in total; they restart with each part that arrives. */
const pauses = [250, 1_000, 2_000, 4_000, ...Array<number>(11).fill(longestPause)];

/** Upload URLs of unfinished files; an entry is collected with its File. */
const begun = new WeakMap<File, string>();

/** Sends files in parts as the current user, by the tus protocol. */
export function fileSender(options: HttpOptions) {
  const http = createHttp(options);

  const asked = (path: string, { headers, ...sending }: Sending, signal: AbortSignal | undefined) =>
    http(
      (send) =>
        send(path, {
          ...sending,
          headers: { ...headers, 'tus-resumable': '1.0.0' },
          signal,
          timeLimit: filePartTimeLimit,
        }),
      signal,
    );

  const begin = async (file: File, signal: AbortSignal | undefined): Promise<Arrived> => {
    const headers = {
      'upload-length': String(file.size),
      'upload-metadata': `filename ${inBase64(file.name)}`,
    };
    const { headers: responseHeaders } = await asked(
      fileInParts,
      { method: 'POST', headers },
      signal,
    );
    const place = responseHeaders.get('location');
    if (place === null) throw unreadable();
    begun.set(file, place);
    return { place, offset: 0, handed: null };
  };

  /** Reads the offset of an upload that was begun before. */
  const found = async (file: File, place: string, signal: AbortSignal | undefined) => {
    try {
      return arrivedOf(place, await asked(place, { method: 'HEAD' }, signal));
    } catch (error) {
      const isGone = isApiError(error) && (error.status === 404 || error.status === 410);
      if (!isGone) throw error;
      begun.delete(file);
      return begin(file, signal);
    }
  };

  const part = async (file: File, { place, offset }: Arrived, signal: AbortSignal | undefined) => {
    const headers = {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    };
    const body = await bytesOf(file.slice(offset, offset + partBytes));
    return arrivedOf(place, await asked(place, { method: 'PATCH', headers, body }, signal));
  };

  /** Sends the next part or, without a known offset, reads it or begins. */
  const further = (file: File, at: Arrived | null, signal: AbortSignal | undefined) => {
    if (at !== null) return part(file, at, signal);
    const place = begun.get(file);
    return place === undefined ? begin(file, signal) : found(file, place, signal);
  };

  return async (file: File, { onProgress, signal }: SendingOptions = {}): Promise<HandedFile> => {
    let at: Arrived | null = null;
    let failed = 0;
    let furthest = 0;
    for (;;) {
      try {
        signal?.throwIfAborted();
        at = await further(file, at, signal);
        if (at.offset > furthest) failed = 0;
        furthest = Math.max(furthest, at.offset);
        onProgress?.(Math.round((at.offset / Math.max(1, file.size)) * 100));
        const handed = handedOf(file, at);
        if (handed !== null) return handed;
      } catch (error) {
        await waited(await pauseAfter(error, { file, failed, signal }), signal);
        failed += 1;
        // Only the API knows how much of the failed part arrived.
        at = null;
      }
    }
  };
}

interface Interrupted {
  file: File;
  /** Consecutive failures so far. */
  failed: number;
  signal: AbortSignal | undefined;
}

/** Pause before the next try; throws for a permanent failure or after the last try. */
async function pauseAfter(error: unknown, { file, failed, signal }: Interrupted): Promise<number> {
  if (signal?.aborted) throw signal.reason;
  const failure = await apiErrorOf(error);
  const pause = pauses[failed];
  if (!passes(failure)) begun.delete(file);
  if (!passes(failure) || pause === undefined) throw failure;
  return pause;
}

/** Upload progress; `handed` is set once the file is complete. */
interface Arrived {
  place: string;
  offset: number;
  handed: HandedFile | null;
}

function arrivedOf(place: string, { headers }: Response): Arrived {
  const offset = Number(headers.get('upload-offset') ?? Number.NaN);
  if (!Number.isSafeInteger(offset)) throw unreadable();
  const named = headers.get(arrivedFile);
  return { place, offset, handed: named === null ? null : JSON.parse(decodeURIComponent(named)) };
}

/** The stored file; null while parts are missing. */
function handedOf(file: File, { offset, handed }: Arrived): HandedFile | null {
  if (handed !== null) begun.delete(file);
  else if (offset >= file.size) throw unreadable();
  return handed;
}

/** Transient: no answer, a server error, or (409) the previous part is still being written. */
const passes = ({ code, status }: ApiError) =>
  code === 'network' || status === 409 || (status !== null && status >= 500);

/** Read the bytes first, to tell a file moved on disk from a lost connection. */
function bytesOf(part: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(unreadable(text.fileGone));
    reader.readAsArrayBuffer(part);
  });
}

const inBase64 = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text.slice(0, 1_000))));

function waited(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
