import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { onDatabase } from '../../../test/database/databases';
import type { Database } from '../../core/db/database';
import { categoryOf } from './case-category.model';
import { caseCategoryOf } from './case-category.store';

const told = [
  'Divorce by mutual consent',
  'Custody of my son',
  'Custody of my SON after the divorce',
  'My father left no will',
  'I will come with a neighbour',
  'The landlord keeps the deposit',
  'An FIR was filed',
  'fire in the shop',
  'A current affair',
  'Partnership agreement',
  'A bounced cheque\nof my tenant',
  '',
];

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open();
  });
  after(() => database.close());

  test('a database tells the kind of case as the model does', async () => {
    for (const about of told) {
      const category = caseCategoryOf(sql`${about}::text` as RawBuilder<string>);
      const { rows } = await sql<{ category: string }>`SELECT ${category} AS category`.execute(
        database.query,
      );
      assert.equal(rows[0]?.category, categoryOf(about), about);
    }
  });
});
