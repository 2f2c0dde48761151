import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { generatedFiles } from './support/contract.mjs';
import { TypePrinter } from './support/contract-types.mjs';
import { ROOT } from './support/repository.mjs';

const require = createRequire(path.join(ROOT, 'platform/package.json'));
const { z } = require('zod');

const nothingNamed = new TypePrinter(() => undefined);
const number = z.string().transform(Number).pipe(z.int());

const shapes = [
  [z.string().nullable(), 'string | null'],
  [z.array(z.string().nullable()), '(string | null)[]'],
  [z.array(z.array(z.int())), 'number[][]'],
  [z.enum(['a', 'b']), "'a' | 'b'"],
  [z.array(z.record(z.enum(['a', 'b']), z.int())), "Record<'a' | 'b', number>[]"],
  [z.object({ a: z.string(), b: z.int().optional() }), '{ a: string; b?: number; }'],
  [z.object({ 'a-b': z.string() }), "{ 'a-b': string; }"],
  [z.looseObject({ a: z.string() }), '{ a: string; [name: string]: unknown; }'],
];

for (const [schema, type] of shapes) {
  test(`a type is printed as ${type}`, () => {
    assert.equal(nothingNamed.typeOf(schema).trim().replace(/\s+/g, ' '), type);
  });
}

test('what a client sends may leave out what has a default, and has numbers as numbers', () => {
  const query = z.object({ page: number.optional(), sort: z.enum(['a', 'b']).default('a') });
  const printed = nothingNamed.typeOf(query, true).replace(/\s+/g, ' ');
  assert.equal(printed, "{ page?: number; sort?: 'a' | 'b'; }");
});

test('what becomes something unknown is refused', () => {
  assert.throws(
    () => nothingNamed.typeOf(z.string().transform(Number)),
    /Pipe what is transformed/,
  );
});

test('one name has one shape', () => {
  const names = new Map();
  const printer = new TypePrinter((schema) => names.get(schema));
  const [one, same, other] = [z.string(), z.string().max(5), z.int()];
  for (const schema of [one, same, other]) names.set(schema, { name: 'One', schema });
  printer.typeOf(one);
  printer.typeOf(same);
  assert.deepEqual(printer.declarations(), ['export type One = string;\n']);
  assert.throws(() => printer.typeOf(other), /another shape are called One/);
});

test('an outline has three fields that are always there', () => {
  const answer = z.object({
    a: z.string().optional(),
    b: z.int(),
    c: z.int(),
    d: z.int(),
    e: z.int(),
  });
  const call = (name, answers) => ({
    [name]: { method: 'GET', path: '/', summary: name, answers },
  });
  const files = generatedFiles({
    definitions: {
      ...call('one', { 200: answer }),
      ...call('list', { 200: z.array(answer) }),
      ...call('none', { 204: z.undefined() }),
    },
    problem: z.object({}),
    vendorFilters: z.object({}),
    typeNames: z.registry(),
  });
  const outlines = files['all-endpoints.generated.ts'].split('export const outlines')[1];
  assert.match(outlines, /list: 'list',\nnone: 'nothing',\none: \['b', 'c', 'd'\]/);
});
