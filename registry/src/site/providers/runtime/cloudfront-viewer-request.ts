import { candidatesFor } from '../../candidates';
import { fileClass } from '../../file-class';

interface Value {
  value: string;
  multiValue?: unknown;
}

/** A request as CloudFront Functions see it; `uri` is encoded, without query. */
export interface ViewerRequest {
  method: string;
  uri: string;
  querystring: Record<string, Value>;
  headers: Record<string, Value>;
}

/** A response that the function gives by itself. */
export interface ViewerResponse {
  statusCode: number;
  statusDescription: string;
  headers: Record<string, Value>;
  body: string;
}

/** What the function knows of the bucket, which it cannot ask. */
export interface BucketFacts {
  /** First segments that have a page. */
  pages: readonly string[];
  /** The locks that are kept, without anything between them. */
  locks: string;
}

/**
 * Names the object that answers a request, by the rule of our own servers, or answers 404 itself.
 * Runs at CloudFront before its cache, in JavaScript of 2009 after compilation.
 */
export function viewerRequest(
  request: ViewerRequest,
  bucket: BucketFacts,
): ViewerRequest | ViewerResponse {
  const pathname = decodedUri(request.uri);
  if (pathname === undefined) return refusal(400, 'Bad Request');
  const asked = request.querystring.lock;
  const lock = asked === undefined || asked.multiValue ? undefined : asked.value;
  const found = candidatesFor(pathname, lock).files.filter((file) => isThere(file, bucket));
  if (found[0] === undefined) return refusal(404, 'Not Found');
  const form = packedForm(found[0], request.headers['accept-encoding']);
  request.uri = `/${found[0].split('/').map(encodeURIComponent).join('/')}${form}`;
  return request;
}

// Of all other files the bucket says itself whether they are there.
function isThere(file: string, { pages, locks }: BucketFacts): boolean {
  if (fileClass(file) !== 'page') return true;
  const folders = file.split('/');
  if (folders.length === 1) return true;
  if (folders.length === 2) return pages.indexOf(folders[0]!) >= 0;
  const at = locks.indexOf(folders[1]!);
  return at >= 0 && (at % 16 === 0 || isLater(locks, folders[1]!, at));
}

// One lock may stand across the border of two others.
function isLater(locks: string, lock: string, from: number): boolean {
  const at = locks.indexOf(lock, from + 1);
  return at >= 0 && (at % 16 === 0 || isLater(locks, lock, at));
}

// CloudFront compresses what it keeps, and it does not keep pages.
function packedForm(file: string, accepted: Value | undefined): string {
  const isPacked = fileClass(file) === 'page' || file === 'registry.json';
  if (!isPacked || accepted === undefined) return '';
  if (/(^|[ ,])br *(,|$)/.test(accepted.value)) return '.br';
  return /(^|[ ,])gzip *(,|$)/.test(accepted.value) ? '.gz' : '';
}

function decodedUri(uri: string): string | undefined {
  try {
    return decodeURIComponent(uri);
  } catch {
    return undefined;
  }
}

function refusal(statusCode: number, statusDescription: string): ViewerResponse {
  return {
    ...{ statusCode, statusDescription, body: `${statusDescription}\n` },
    headers: {
      'content-type': { value: 'text/plain; charset=utf-8' },
      'cache-control': { value: 'no-store' },
      'x-content-type-options': { value: 'nosniff' },
    },
  };
}
