/** Messages between the process that serves pages and a process that renders them. */
import { createHash } from 'node:crypto';
import type { GeoPlace } from '@nukkad/platform/contract';

/** What a page is rendered from. */
export interface PageOrder {
  /** Path and query: `/doctors?spec=dentist`. */
  address: string;
  /** The released page of the route, with the signed composition. */
  document: string;
  /** Public origin: `https://nukkad.example`. */
  origin: string;
  /** Search locality. */
  place: GeoPlace;
}

/** A page's order as its process gets it. */
export interface RenderOrder extends PageOrder {
  /** Parts that ended such processes lately; their pages are not rendered. */
  without: readonly string[];
}

/** A rendered page. */
export interface RenderedDocument {
  /** The whole document. */
  document: string;
  /** 404: the address names nothing, and the page says so. */
  status: 200 | 404;
}

/** An answer of the API. */
export interface ApiAnswer {
  status: number;
  type: string;
  body: string;
}

/** True for an answer that says nothing of what was asked: the API is overloaded, or broken. */
export const isUnread = ({ status }: ApiAnswer): boolean => status === 429 || status >= 500;

/** What a page read: path of the API, after the language it was read in, and digest of the answer. */
export type ReadDigests = [path: string, digest: string][];

/** Equal for equal answers; each problem has an id of its own, which does not count. */
export function digestOf({ status, type, body }: ApiAnswer): string {
  const isProblem = type.startsWith('application/problem+json');
  const lasting = isProblem ? body.replace(/"requestId":"[^"]*"/, '') : body;
  return createHash('sha256').update(`${status} ${lasting}`).digest('base64url');
}

/** A released part. */
export interface ReleasedPart {
  part: string;
  version: string;
  /** Team responsible for it. */
  owner: string | undefined;
}

/**
 * Why a page was not rendered: its code threw, the bundle is missing or not what was released, it
 * took too long, the process ended, the API did not answer, or too many pages wait.
 */
export type FailureCause = 'threw' | 'bundle' | 'hung' | 'ended' | 'reads' | 'busy';

/** Who broke a page. */
export interface Blame extends Partial<ReleasedPart> {
  cause: FailureCause;
  message: string;
  /** The page; undefined if the part fails before any. */
  address?: string;
}

export type ToWorker =
  | { kind: 'render'; id: number; order: RenderOrder }
  | { kind: 'answer'; id: number; answer: ApiAnswer };

export type FromWorker =
  | { kind: 'ready' }
  /** Code of a part runs now, for the page of this order: it is to blame if the process ends. */
  | { kind: 'entered'; id: number; by: ReleasedPart }
  /** `page` is null for a page that is not rendered ahead: a private one. */
  | {
      kind: 'rendered';
      id: number;
      page: RenderedDocument | null;
      by: ReleasedPart | null;
      reads: ReadDigests;
    }
  | { kind: 'failed'; id: number; blame: Blame }
  /** A part cannot be rendered in this composition; its pages stay empty. */
  | { kind: 'broken'; blame: Blame }
  /** `page`: the order that it is read for, if that is known. */
  | { kind: 'read'; id: number; path: string; page?: number };
