import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What a query is for: somebody waits for it; nobody does; or the schema is changed and filled,
 * which takes as long as it takes.
 */
export type WorkKind = 'interactive' | 'background' | 'migration';

const kinds = new AsyncLocalStorage<WorkKind>();

/** Does `work`, and all that it begins, as one kind. */
export const workAs = <T>(kind: WorkKind, work: () => T): T => kinds.run(kind, work);

/** What is done for nobody in particular is background work. */
export const kindOfWork = (): WorkKind => kinds.getStore() ?? 'background';
