import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { flawed } from '../judges/api/fuzz/flaws.mjs';
import { seenIds } from '../judges/api/fuzz/ids.mjs';
import { meaningOf, requestsOf } from '../judges/api/fuzz/requests.mjs';
import { valuesOf } from '../judges/api/fuzz/values.mjs';

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);

describe('values of a schema', () => {
  const named = { '#/name': { type: 'string', minLength: 2, maxLength: 4 } };
  const schemas = {
    numbers: { type: 'integer', minimum: 3, maximum: 9 },
    'texts with a pattern': { type: 'string', pattern: '^[a-z]{2,5}$' },
    'texts with a pattern and a length': { type: 'string', pattern: '^[a-z ]*$', minLength: 1 },
    'texts with a pattern that cannot be made': { type: 'string', pattern: '^\\P{Cc}*$' },
    'texts with two patterns': {
      type: 'string',
      allOf: [{ pattern: '^[a-f]*$' }, { pattern: '^[c-z]{2,3}$' }],
    },
    'one of several types': { type: ['string', 'null'], maxLength: 3 },
    choices: { anyOf: [{ enum: ['a', 'b'] }, { type: 'boolean' }] },
    lists: { type: 'array', items: { type: 'number' }, minItems: 1, maxItems: 2 },
    records: { type: 'object', additionalProperties: { type: 'integer' } },
    objects: {
      type: 'object',
      properties: {
        day: { type: 'string', format: 'date' },
        at: { format: 'date-time', type: 'string' },
      },
      required: ['day'],
      additionalProperties: false,
    },
  };
  for (const [what, schema] of Object.entries(schemas)) {
    it(`makes ${what}`, () => {
      const takes = ajv.compile(schema);
      for (const value of fc.sample(valuesOf(schema, undefined), { seed: 1, numRuns: 50 })) {
        assert.ok(takes(value), JSON.stringify(value));
      }
    });
  }

  it('follows references', () => {
    const made = fc.sample(
      valuesOf({ $ref: '#/name' }, (reference) => named[reference]),
      { seed: 1, numRuns: 20 },
    );
    for (const text of made) assert.equal(typeof text, 'string');
  });
});

describe('a flaw', () => {
  const value = { name: 'Asha', days: [1, 2] };
  const cases = [
    ['replaces the whole', { at: 0, how: 'replace' }, 'x'],
    ['adds what is not known', { at: 0, how: 'add' }, { ...value, unknownField: 'x' }],
    ['drops a field', { at: 1, how: 'drop' }, { days: [1, 2] }],
    ['drops one of a list', { at: 3, how: 'drop' }, { name: 'Asha', days: [2] }],
    ['replaces one of a list', { at: 4, how: 'replace' }, { name: 'Asha', days: [1, 'x'] }],
  ];
  for (const [what, flaw, expected] of cases) {
    it(what, () => assert.deepEqual(flawed(value, { ...flaw, hostile: 'x' }), expected));
  }
});

describe('a request', () => {
  const operation = {
    ...{ operationId: 'getSlots', method: 'get', path: '/api/vendors/{id}/slots' },
    parameters: [
      { in: 'path', name: 'id', required: true, schema: { type: 'string', format: 'uuid' } },
      { in: 'query', name: 'kind', required: true, schema: { enum: ['trial'] } },
    ],
  };

  it('is the same for the same seed', () => {
    const draw = () => fc.sample(requestsOf(operation, undefined), { seed: 7, numRuns: 30 });
    assert.deepEqual(draw(), draw());
  });

  it('asks for ids that answers named', () => {
    const ids = seenIds();
    const id = '0199a4b0-0000-7000-8000-000000000001';
    ids.collect('/api/vendors?page=1', { vendors: [{ _id: id }] });
    assert.equal(meaningOf('id', operation), 'vendorId');
    const drawn = { role: 'nobody', path: '/api/vendors/reference:vendorId:3/slots', headers: {} };
    assert.equal(ids.filled(drawn).path, `/api/vendors/${id}/slots`);
  });
});
