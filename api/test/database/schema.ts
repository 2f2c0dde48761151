import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/core/db/tables.generated';

/** A database column. `type`: its internal name, `_text` for lists of text. */
export interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  /** The database fills it when it is left out. */
  isFilled: boolean;
  isGenerated: boolean;
  /** Part of the primary key. */
  isKey: boolean;
  /** The table it references. */
  refersTo: string | null;
  /** Values that a CHECK lists; else empty. */
  allowed: string[];
  comment: string | null;
  tableComment: string | null;
}

/** A CHECK of one column that lists texts, as PostgreSQL prints it. */
const valueList = String.raw`^CHECK \(\(\w+ = (ANY \(ARRAY\[)?('[^']*'::text(, )?)+\]?\)+( NOT VALID)?$`;

/** Every column of every table, without views. */
export async function columnsOf(db: Kysely<Tables>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT class.relname AS table, attribute.attname AS name, type.typname AS type,
      attribute.attnotnull AS "isRequired",
      attribute.atthasdef OR attribute.attidentity <> '' AS "isFilled",
      attribute.attgenerated <> '' OR attribute.attidentity = 'a' AS "isGenerated",
      EXISTS (SELECT FROM pg_constraint WHERE conrelid = class.oid AND contype = 'p'
        AND attribute.attnum = ANY (conkey)) AS "isKey",
      (SELECT confrelid::regclass::text FROM pg_constraint
        WHERE conrelid = class.oid AND contype = 'f' AND conkey = ARRAY[attribute.attnum])
        AS "refersTo",
      ARRAY(SELECT (regexp_matches(pg_get_constraintdef(oid), '''([^'']*)''', 'g'))[1]
        FROM pg_constraint WHERE conrelid = class.oid AND contype = 'c'
          AND conkey = ARRAY[attribute.attnum]
          AND pg_get_constraintdef(oid) ~ ${valueList}) AS allowed,
      col_description(class.oid, attribute.attnum) AS comment,
      obj_description(class.oid, 'pg_class') AS "tableComment"
    FROM pg_class class
      JOIN pg_attribute attribute ON attribute.attrelid = class.oid
      JOIN pg_type type ON type.oid = attribute.atttypid
    WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r'
      AND attribute.attnum > 0 AND NOT attribute.attisdropped
      AND class.relname NOT LIKE 'kysely_%'
    ORDER BY class.relname, attribute.attnum`.execute(db);
  return rows;
}

const texts = new Set(['text', 'citext', 'varchar', '_text', 'json', 'jsonb', 'tsvector']);

/** Whether it can contain user text. */
export const holdsText = ({ type }: Column): boolean => texts.has(type);
