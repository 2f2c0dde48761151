import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { packageRoot } from '../../../src/core/config/package-root';
import type { Tables } from '../../../src/core/db/tables.generated';

/**
 * What stands above a wording. People agree to a version: another wording is another version, of
 * these texts always `sample-…`, so that an installation's own are told from them.
 */
const heading = z.strictObject({
  name: z.enum(['terms', 'privacy']),
  version: z.string().regex(/^sample-\d+$/),
  title: z.string().min(1),
});

/** The documents people agree to at sign-up, in a wording to be replaced. */
export const documents = () => ['terms', 'privacy'].map(documentIn);

function documentIn(file: string) {
  const text = readFileSync(join(packageRoot, `seed/reference/documents/${file}.md`), 'utf8');
  const [, above = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const lines = above.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2));
  return {
    ...heading.parse(Object.fromEntries(lines)),
    body: z.string().min(1).parse(body.trim()),
  };
}

/** Publishes the wordings that are new, except where an installation has a wording of its own. */
export async function publishDocuments(db: Kysely<Tables>, now: Date): Promise<void> {
  for (const document of documents()) {
    const latest = await db
      .selectFrom('legal_document')
      .select('version')
      .where('name', '=', document.name)
      .orderBy('published_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (latest && !latest.version.startsWith('sample-')) continue;
    await db
      .insertInto('legal_document')
      .values({ ...document, published_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
