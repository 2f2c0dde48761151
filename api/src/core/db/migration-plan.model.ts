/** A migration that a database has had. `needs`: the one that a version must have to run with it. */
export interface Executed {
  name: string;
  needs: string | null;
}

/** The schema is not one that this version of the product can run with. */
export class SchemaMismatch extends Error {
  readonly code = 'schema-mismatch';
}

/**
 * The names that are still to be run, in order. A database may be ahead of this version, as during a
 * rolling upgrade, unless what was taken away from it since is used by this version. Fails with
 * `SchemaMismatch`.
 */
export function pendingMigrations(known: string[], executed: Executed[]): string[] {
  const done = new Set(executed.map(({ name }) => name));
  const newer = executed.filter(({ name }) => !known.includes(name));
  const contracted = newer.find(({ needs }) => needs !== null && !known.includes(needs));
  if (contracted) {
    throw new SchemaMismatch(
      `The database is that of a later version: ${contracted.name} took away what this version uses. Start a version that has the migration ${contracted.needs}.`,
    );
  }
  const pending = known.filter((name) => !done.has(name));
  const last = executed.map(({ name }) => name).reduce(later, '');
  const late = pending.find((name) => name < last);
  if (late !== undefined) {
    throw new SchemaMismatch(
      `The migration ${late} was never run, and ${last}, which follows it, was: the database is that of another line of releases. Start the version that it belongs to.`,
    );
  }
  return pending;
}

const later = (one: string, other: string): string => (one > other ? one : other);
