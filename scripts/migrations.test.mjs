import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { register } from 'tsx/cjs/api';
import { migrationProblems } from './support/migration-lint.mjs';

register();
const load = createRequire(import.meta.url);
const { backfillStatement } = load('../api/src/core/db/migrations/schema-change.ts');

const known = ['0048-error-stacks', '0049-a', '0050-b', '0051-c'];
const expand = (...statements) => ({ kind: 'expand', statements });
const contract = (needs, ...statements) => ({ kind: 'contract', needs, statements });
const fill = { kind: 'backfill', table: 'booking', key: 'id', set: 'a = b', where: 'a IS NULL' };
const index = (create) => ({ kind: 'index', name: 'booking_by_day', create });

const problemsOf = (...all) =>
  migrationProblems(
    Object.fromEntries(all.map((migration, nth) => [known[nth + 1], migration])),
    known,
    backfillStatement,
  );

const allowed = {
  'a table with its indexes': expand(
    'CREATE TABLE note (id uuid PRIMARY KEY, booking_id uuid REFERENCES booking, n serial)',
    'CREATE INDEX note_of_booking ON note (booking_id)',
    'ALTER TABLE note ADD CHECK (n > 0)',
    `COMMENT ON TABLE note IS 'Of a booking.'`,
    `INSERT INTO note (id) VALUES (gen_random_uuid())`,
  ),
  'a column that may be null': expand('ALTER TABLE booking ADD note text'),
  'a column that refers to a table': expand('ALTER TABLE booking ADD note_id uuid REFERENCES note'),
  'a column with one default for all rows': expand(
    `ALTER TABLE booking ADD seen bool NOT NULL DEFAULT false, ADD at timestamptz DEFAULT now(),
      ADD days date DEFAULT CURRENT_DATE, ADD tags text[] NOT NULL DEFAULT '{}'::text[]`,
  ),
  'a constraint that is checked later': expand(
    'ALTER TABLE booking ADD CONSTRAINT positive CHECK (fee > 0) NOT VALID',
  ),
  'validation alone': expand('ALTER TABLE booking VALIDATE CONSTRAINT positive'),
  'a wider check': expand(
    'ALTER TABLE booking DROP CONSTRAINT kinds',
    `ALTER TABLE booking ADD CONSTRAINT kinds CHECK (kind IN ('a', 'b')) NOT VALID`,
  ),
  'a key by an index that is there': expand(
    'ALTER TABLE booking ADD CONSTRAINT numbered UNIQUE USING INDEX booking_number',
  ),
  'a trigger': expand(
    'CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
    'CREATE TRIGGER t BEFORE INSERT ON booking FOR EACH ROW EXECUTE FUNCTION f()',
  ),
  'an index that is built concurrently': index(
    'CREATE INDEX CONCURRENTLY booking_by_day ON booking (starts_at)',
  ),
  'an index that is dropped concurrently': { kind: 'drop-index', name: 'booking_by_day' },
  'a backfill': fill,
};
for (const [what, migration] of Object.entries(allowed)) {
  test(`${what} is allowed`, async () => assert.deepEqual(await problemsOf(migration), []));
}

const refused = [
  [index('CREATE INDEX booking_by_day ON booking (a)'), /without CONCURRENTLY/],
  [index('CREATE INDEX CONCURRENTLY other ON booking (a)'), /builds other/],
  [index('CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_by_day ON booking (a)'), /half built/],
  [index('DROP TABLE booking'), /one CREATE INDEX/],
  [expand('CREATE INDEX booking_by_day ON booking (a)'), /kind index/],
  [expand('CREATE INDEX CONCURRENTLY booking_by_day ON booking (a)'), /kind index/],
  [expand('DROP INDEX booking_by_day'), /kind drop-index/],
  [expand('ALTER TABLE booking ADD k uuid DEFAULT gen_random_uuid()'), /rewrites/],
  [expand('ALTER TABLE booking ADD k float DEFAULT random() * 2'), /rewrites/],
  [expand('ALTER TABLE booking ADD at timestamptz DEFAULT clock_timestamp()'), /rewrites/],
  [expand('ALTER TABLE booking ADD n bigserial'), /rewrites/],
  [expand('ALTER TABLE booking ADD n int GENERATED ALWAYS AS IDENTITY'), /rewrites/],
  [expand('ALTER TABLE booking ADD n int GENERATED ALWAYS AS (a + 1) STORED'), /rewrites/],
  [expand('ALTER TABLE booking ADD note text NOT NULL'), /NOT NULL without a default/],
  [expand('ALTER TABLE booking ADD n int CHECK (n > 0)'), /NOT VALID/],
  [expand('ALTER TABLE booking ADD n int DEFAULT 1 REFERENCES note'), /NOT VALID/],
  [expand('ALTER TABLE booking ADD n int UNIQUE'), /needs an index/],
  [expand('ALTER TABLE booking ADD UNIQUE (n)'), /USING INDEX/],
  [expand('ALTER TABLE booking ADD PRIMARY KEY (n)'), /USING INDEX/],
  [expand('ALTER TABLE booking ADD CHECK (fee > 0)'), /NOT VALID/],
  [expand('ALTER TABLE booking ADD FOREIGN KEY (n) REFERENCES note'), /NOT VALID/],
  [expand('ALTER TABLE booking ADD EXCLUDE USING gist (during WITH &&)'), /whole table/],
  [expand('ALTER TABLE booking ALTER fee TYPE bigint'), /rewrites/],
  [expand('ALTER TABLE booking ALTER fee SET NOT NULL'), /CHECK \(fee IS NOT NULL\) NOT VALID/],
  [expand('ALTER TABLE booking SET UNLOGGED'), /AT_SetUnLogged is not among/],
  [expand('ALTER TABLE booking DROP COLUMN fee'), /make it a contract/],
  [expand('ALTER TABLE booking ALTER fee DROP DEFAULT'), /contract/],
  [expand('DROP TABLE booking'), /drops a table/],
  [expand('DROP VIEW search_source'), /drops a view/],
  [expand('ALTER TABLE booking RENAME COLUMN fee TO price'), /two names/],
  [expand('ALTER TABLE booking RENAME TO visit'), /two names/],
  [expand('UPDATE booking SET fee = 1'), /backfill/],
  [expand('DELETE FROM booking WHERE fee = 1'), /backfill/],
  [expand('INSERT INTO note SELECT id FROM booking'), /backfill/],
  [expand('SET lock_timeout = 0'), /VariableSetStmt is not among/],
  [expand('COMMIT'), /TransactionStmt is not among/],
  [expand('CLUSTER booking'), /is not among/],
  [expand('ALTER TABLE booking ADD a int', 'ALTER TABLE client ADD a int'), /booking, client/],
  [
    expand('ALTER TABLE booking ADD a int', 'ALTER TABLE booking VALIDATE CONSTRAINT positive'),
    /split it/,
  ],
  [expand('ALTER TABLE booking AD a int'), /syntax error/],
  [contract('0051-c', 'ALTER TABLE booking DROP COLUMN fee'), /needs must name the earlier/],
  [contract('0047-nothing', 'DROP TABLE booking'), /needs must name the earlier/],
  [contract('0048-error-stacks', 'DROP TABLE a', 'DROP TABLE b'), /split it/],
  [contract('0048-error-stacks', 'DROP INDEX a'), /drop-index/],
  [contract('0048-error-stacks', 'ALTER TABLE a ALTER b TYPE int'), /rewrites/],
  [{ ...fill, where: 'a IS NULL); DELETE FROM booking; SELECT (1' }, /syntax error/],
  [{ up: async () => {} }, /state it as a SchemaChange/],
];
for (const [migration, why] of refused) {
  const what = migration.statements?.join('; ') ?? migration.create ?? migration.where ?? 'code';
  test(`refused: ${what}`, async () => {
    const problems = await problemsOf(migration);
    assert.equal(problems.length, 1, problems.join('\n'));
    assert.match(problems[0], why);
    assert.match(problems[0], /^0049-a: /);
  });
}

test('NOT NULL follows a check that was validated', async () => {
  const check = expand(
    'ALTER TABLE booking ADD CONSTRAINT has_fee CHECK (fee IS NOT NULL) NOT VALID',
  );
  const validated = expand('ALTER TABLE booking VALIDATE CONSTRAINT has_fee');
  const set = expand('ALTER TABLE booking ALTER fee SET NOT NULL');
  assert.deepEqual(await problemsOf(check, validated, set), []);
  assert.equal((await problemsOf(check, set)).length, 1);
});

test('a contract takes away what the version that it needs uses no more', async () => {
  const taken = contract('0049-a', 'ALTER TABLE booking DROP COLUMN fee');
  assert.deepEqual(await problemsOf(expand('ALTER TABLE booking ADD price int'), taken), []);
});
