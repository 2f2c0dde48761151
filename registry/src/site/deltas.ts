import { DELTAS } from '../core/places';

/** A script or style of a release: its part's folder, its version, its name. */
const DICTIONARY = /^((?:shell|remotes\/[\w-]+)\/)([\w-]+\/)([\w./~@-]+\.(?:css|js))$/;

/** As browsers send the digest of what they have: `:<SHA-256 in base64>:`. */
const DIGEST = /^:([A-Za-z0-9+/]{43}=):$/;

/**
 * Which later files may be sent as deltas to this one: those of the same part and name,
 * of any version. Undefined for files that are no dictionary.
 */
export function dictionaryMatch(file: string): string | undefined {
  const [, part, , name] = DICTIONARY.exec(file) ?? [];
  return name && `match="/${part}*/${name}"`;
}

/** What the headers and the address of a request say about deltas. */
export interface DeltaRequest {
  /** `Available-Dictionary`. */
  dictionary: string | undefined;
  /** `Accept-Encoding`. */
  accepted: string | undefined;
  /** A file that failed is asked for again with a query; it is sent itself then. */
  hasQuery: boolean;
}

/**
 * Where the delta of a released file lies if it was made for what the client has, relative to the
 * site; it may not exist.
 */
export function deltaFor(file: string, request: DeltaRequest): string | undefined {
  const [, digest] = DIGEST.exec(request.dictionary ?? '') ?? [];
  const [, part, version, name] = DICTIONARY.exec(file) ?? [];
  const accepts = /(^|,) *dcz *(,|$)/.test(request.accepted ?? '');
  if (!digest || !name || !accepts || request.hasQuery) return undefined;
  return `${part}${version}${DELTAS}/${digest}/${name}`;
}
