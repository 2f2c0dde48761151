import type { Composition, RemotePreview } from '@nukkad/platform/contract';

/** Badge of a page that differs from the public one; null for the public page. */
export type Badge =
  | { kind: 'preview'; preview: RemotePreview }
  | { kind: 'preview-ignored'; why: string }
  | { kind: 'replay'; lock: string }
  | { kind: 'lock-unknown'; lock: string }
  | null;

/** What a page runs, constant until it is left. */
export interface Visit {
  composition: Composition;
  /** The composition the page was served with. */
  live: Composition;
  /** Id of the running canary. */
  canary?: string;
  badge: Badge;
}
