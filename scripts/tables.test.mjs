import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { overrides, typesProblem } from './support/migrated-tables.mjs';
import { overriddenColumns, tableTypes } from './support/tables.mjs';

const column = (name, some) => ({
  table: 'client_link',
  ...{ name, type: 'text', isRequired: true, isFilled: false, isGenerated: false },
  ...{ allowed: [], comment: null, tableComment: 'Of an account.', ...some },
});

test('a table is an interface with the types its columns are read and written in', () => {
  const columns = [
    column('id', { type: 'int8', isGenerated: true, comment: 'Counts.' }),
    column('state', { allowed: ['open', 'ended'], isFilled: true }),
    column('begun_at', { type: 'timestamptz', isFilled: true }),
    column('ended_at', { type: 'timestamptz', isRequired: false }),
    column('levels', { type: '_text', isRequired: false, isFilled: true }),
    column('hours', { type: 'jsonb', isFilled: true }),
    column('place', { type: 'jsonb', isRequired: false }),
  ];
  const types = tableTypes(columns, ['client_link.hours', 'client_link.place']);
  assert.ok(
    types.endsWith(`
/** Of an account. */
interface ClientLink {
/** Counts. */
id: GeneratedAlways<number>;
state: Generated<'open' | 'ended'>;
begun_at: FilledTimestamp;
ended_at: Timestamp | null;
levels: string[] | null;
hours: JSONColumnType<TableOverrides['client_link']['hours'], string | undefined>;
place: JSONColumnType<TableOverrides['client_link']['place']> | null;
}

/** The tables as the migrations make them. */
export interface Tables {
client_link: ClientLink;
}
`),
    types,
  );
});

test('what the database cannot type needs an override', () => {
  assert.throws(
    () => tableTypes([column('hours', { type: 'jsonb' })], []),
    /Say in table-overrides\.ts what client_link\.hours holds: it is jsonb\./,
  );
});

test('an override of what no table has fails', () => {
  const overridden = overriddenColumns(
    'export interface TableOverrides { week: { ours: object } }',
  );
  assert.throws(() => tableTypes([column('id')], overridden), /no table has: week\.ours/);
});

test('types that are not those of the columns fail the check', () => {
  const overridden = overriddenColumns(readFileSync(overrides, 'utf8')).map((place) => {
    const [table, name] = place.split('.');
    return column(name, { table, type: 'jsonb', tableComment: null });
  });
  assert.match(typesProblem(overridden), /run node scripts\/tables\.mjs --keep\.$/);
});
