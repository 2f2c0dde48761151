import ts from 'typescript';
import { Failure } from './failure.mjs';

const header = `// Written by \`node scripts/tables.mjs --keep\` from the migrated database. To change a type, write a
// migration or table-overrides.ts.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { TableOverrides } from './table-overrides';

/** Read as a Date, written as a Date or an ISO string. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A timestamp that the database fills when left out. */
type FilledTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
`;

const valueTypes = {
  ...byType('string', ['text', 'citext', 'varchar', 'uuid', 'date', 'tsvector']),
  ...byType('number', ['int4', 'int8', 'float4', 'float8']),
  ...byType('boolean', ['bool']),
  ...byType('Date', ['timestamptz']),
};

function byType(value, types) {
  return Object.fromEntries(types.map((type) => [type, value]));
}

/**
 * The types of all tables: an interface for each, and `Tables` by their names.
 *
 * @param {import('../../api/test/database/schema').Column[]} columns by table
 * @param {string[]} overridden columns typed by the overrides, `table.column`
 * @returns {string} TypeScript, not formatted
 */
export function tableTypes(columns, overridden) {
  const missing = overridden.filter((name) => !columns.some((column) => nameOf(column) === name));
  if (missing.length > 0) {
    throw new Failure(`table-overrides.ts types what no table has: ${missing.join(', ')}.`);
  }
  const tables = [...new Set(columns.map(({ table }) => table))];
  return [
    header,
    ...tables.map((name) => interfaceOf(name, columns, overridden)),
    '/** The tables as the migrations make them. */\nexport interface Tables {',
    ...tables.map((name) => `${name}: ${typeName(name)};`),
    '}\n',
  ].join('\n');
}

function interfaceOf(name, columns, overridden) {
  const own = columns.filter(({ table }) => table === name);
  return [
    `${doc(own[0].tableComment)}interface ${typeName(name)} {`,
    ...own.map(
      (column) => `${doc(column.comment)}${column.name}: ${columnType(column, overridden)};`,
    ),
    '}\n',
  ].join('\n');
}

function columnType(column, overridden) {
  const type = requiredType(column, valueType(column, overridden));
  return column.isRequired ? type : `${type} | null`;
}

function requiredType({ type, isRequired, isFilled, isGenerated }, value) {
  // A nullable column may be left out in any case.
  const isOptional = isRequired && isFilled;
  if (type === 'timestamptz') return isOptional ? 'FilledTimestamp' : 'Timestamp';
  if (isJson(type)) return `JSONColumnType<${value}${isOptional ? ', string | undefined' : ''}>`;
  if (isGenerated) return `GeneratedAlways<${value}>`;
  return isOptional ? `Generated<${value}>` : value;
}

function valueType(column, overridden) {
  const { table, name, type, allowed } = column;
  if (overridden.includes(nameOf(column))) return `TableOverrides['${table}']['${name}']`;
  if (allowed.length > 0) return allowed.map((value) => `'${value}'`).join(' | ');
  const value = valueTypes[type.replace(/^_/, '')];
  if (!value) {
    throw new Failure(`Say in table-overrides.ts what ${nameOf(column)} holds: it is ${type}.`);
  }
  return type.startsWith('_') ? `${value}[]` : value;
}

const isJson = (type) => type === 'json' || type === 'jsonb';

const nameOf = ({ table, name }) => `${table}.${name}`;

const doc = (comment) => (comment ? `/** ${comment} */\n` : '');

const typeName = (table) => table.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase());

/**
 * The columns typed by the interface `TableOverrides`.
 *
 * @param {string} source of table-overrides.ts
 * @returns {string[]} `table.column`
 */
export function overriddenColumns(source) {
  const { statements } = ts.createSourceFile('table-overrides.ts', source, ts.ScriptTarget.Latest);
  const overrides = statements.find((one) => one.name?.text === 'TableOverrides');
  return overrides.members.flatMap((table) =>
    table.type.members.map((column) => `${table.name.text}.${column.name.text}`),
  );
}
