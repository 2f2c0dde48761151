import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filledWith, resolverOf, type Schema, textPlaces } from './text-places';

const schema: Schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    kind: { enum: ['long', 'short'] },
    count: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    blocks: {
      type: 'array',
      items: {
        oneOf: [
          { type: 'object', properties: { type: { const: 'text' }, text: { type: 'string' } } },
          { $ref: '#/components/schemas/Picture' },
        ],
      },
    },
    words: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
const resolve = resolverOf({
  Picture: {
    type: 'object',
    properties: { type: { const: 'picture' }, of: { type: ['string', 'null'] } },
  },
});

test('every place for a text is found, with what tells its form', () => {
  const found = textPlaces(schema, resolve).map(({ name, bodyWith }) => [name, bodyWith('x')]);
  const kind = 'long';
  assert.deepEqual(found, [
    ['.title', { kind, title: 'x' }],
    ['.tags[]', { kind, tags: ['x'] }],
    ['.note', { kind, note: 'x' }],
    ['.blocks[].text', { kind, blocks: [{ type: 'text', text: 'x' }] }],
    ['.blocks[].of', { kind, blocks: [{ type: 'picture', of: 'x' }] }],
    ['.words{}', { kind, words: { key: 'x' } }],
  ]);
});

test('a body with the text everywhere', () => {
  assert.deepEqual(filledWith('x', schema, resolve), {
    ...{ title: 'x', kind: 'long', count: 1, tags: ['x'], note: 'x' },
    ...{ blocks: [{ type: 'text', text: 'x' }], words: 1 },
  });
});
