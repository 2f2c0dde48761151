import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a query is for: `interactive`, a client waits; `background`, no client waits; `migration`,
 * schema changes without time limit.
 */
export type WorkKind = 'interactive' | 'background' | 'migration';

const kinds = new AsyncLocalStorage<WorkKind>();

/** Runs `work`, and all that it starts, as one kind. */
export const workAs = <T>(kind: WorkKind, work: () => T): T => kinds.run(kind, work);

/** Work outside a request counts as background work. */
export const kindOfWork = (): WorkKind => kinds.getStore() ?? 'background';
