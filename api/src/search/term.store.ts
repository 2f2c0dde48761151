import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/database.types';
import type { Term } from './term.model';

const columns = ['text', 'node_id', 'label', 'weight'] as const;

/** Candidates that a search goes on with, at most. */
const mostPeople = 200;
const mostTexts = 500;

/** What these texts mean, exactly as they stand. */
export async function termsNamed(db: Kysely<Tables>, texts: string[]): Promise<Term[]> {
  if (texts.length === 0) return [];
  return db.selectFrom('term').select(columns).where('text', 'in', texts).execute();
}

/** Terms that begin with a text, or have a word that does. */
export async function termsBeginning(db: Kysely<Tables>, text: string): Promise<Term[]> {
  return db
    .selectFrom('term')
    .select(columns)
    .where((term) =>
      term.or([term('text', 'like', `${text}%`), term('text', 'like', `% ${text}%`)]),
    )
    .orderBy(sql`text LIKE ${`${text}%`}`, 'desc')
    .orderBy('weight', 'desc')
    .orderBy('text')
    .orderBy('node_id')
    .limit(100)
    .execute();
}

/** Shorter words are like too many others. */
const leastLetters = 4;

/** How like the term and the text must be, of 1. */
const alike = 0.34;

/** The term that a misspelt text most likely is; nothing when none is near. */
export async function termLike(db: Kysely<Tables>, text: string): Promise<string | undefined> {
  if (text.length < leastLetters) return undefined;
  const likeness = sql<number>`greatest(similarity(text, ${text}),
    similarity(left(text, ${text.length}), ${text}))`;
  const found = await db
    .selectFrom('term')
    .select('text')
    // Comparing letters costs most: first what can be seen at a glance.
    .where(sql<boolean>`length(text) >= ${text.length - 2}
      AND (length(text) <= ${text.length + 3} AND text % ${text}
        OR left(text, 2) = ${text.slice(0, 2)} AND left(text, ${text.length}) % ${text})`)
    .where(likeness, '>=', alike)
    .orderBy(likeness, 'desc')
    .orderBy('weight', 'desc')
    .orderBy('text')
    .limit(1)
    .executeTakeFirst();
  return found?.text;
}

/** Vendors whose first or last name begins with this, by name. */
export async function peopleNamed(
  db: Kysely<Tables>,
  name: string,
  most = mostPeople,
): Promise<string[]> {
  const { rows } = await sql<{ vendor_id: string }>`
    (SELECT vendor_id FROM search_row WHERE name_key LIKE ${`${name}%`}
      ORDER BY name_key USING ~<~, vendor_id LIMIT ${most})
    UNION
    (SELECT vendor_id FROM search_row WHERE name_back LIKE ${`${name}%`}
      ORDER BY name_back USING ~<~, vendor_id LIMIT ${most})
    LIMIT ${most}`.execute(db);
  return rows.map(({ vendor_id }) => vendor_id);
}

/** Vendors in whose name, title, workplace or fields every word stands. */
export async function vendorsWith(db: Kysely<Tables>, text: string): Promise<string[]> {
  const { rows } = await sql<{ vendor_id: string }>`SELECT vendor_id FROM search_row
    WHERE words @@ plainto_tsquery('simple', ${text}) LIMIT ${mostTexts}`.execute(db);
  return rows.map(({ vendor_id }) => vendor_id);
}
