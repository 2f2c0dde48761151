import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslationLanguage } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { packageRoot } from '../../../src/core/config/package-root';
import type { Tables } from '../../../src/core/db/tables.generated';

/**
 * Metadata above a document's text. Users agree to a version, so a new text needs a new version;
 * these are always `sample-…`, to tell them from an installation's own.
 */
const heading = z.strictObject({
  name: z.enum(['terms', 'privacy']),
  version: z.string().regex(/^sample-\d+$/),
  title: z.string().min(1),
});

/** The documents that users agree to at sign-up, with placeholder text; or translations of these versions. */
export const documents = (language: 'en' | TranslationLanguage = 'en') =>
  ['terms', 'privacy'].map((name) => documentIn(language === 'en' ? name : `${name}.${language}`));

function documentIn(file: string) {
  const text = readFileSync(join(packageRoot, `seed/reference/documents/${file}.md`), 'utf8');
  const [, above = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const lines = above.split('\n').map((line) => line.split(/: (.*)/).slice(0, 2));
  return {
    ...heading.parse(Object.fromEntries(lines)),
    body: z.string().min(1).parse(body.trim()),
  };
}

/** Publishes new texts, except where an installation has a text of its own. */
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
