import type { CaseCategory } from '@nukkad/platform/contract';
import { type RawBuilder, sql } from 'kysely';
import { categoryPatterns } from './case-category.model';

/** `categoryOf` as SQL, so that the database can sort by it. */
export function caseCategoryOf(about: RawBuilder<string>): RawBuilder<CaseCategory> {
  const branches = categoryPatterns.map(
    ([category, pattern]) => sql`WHEN ${about} ~* ${asPostgres(pattern)} THEN ${sql.lit(category)}`,
  );
  return sql<CaseCategory>`CASE ${sql.join(branches, sql` `)} ELSE 'Civil' END`;
}

/** PostgreSQL writes a word boundary as `\y`. */
const asPostgres = (pattern: string) => sql.lit(pattern.replaceAll('\\b', '\\y'));
