import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { requestLimits } from './support/contract-limits.mjs';

const limitsOf = (body) => requestLimits({ call: { body: z.object(body) } }).call;

test('what narrows a field is there, wherever the field stands', () => {
  const name = z.string().trim().min(1).max(80);
  const limits = requestLimits({
    send: {
      params: z.object({ id: z.uuid() }),
      query: z.object({ page: z.int().min(1).max(50).optional() }),
      body: z.object({ name, tags: z.array(z.string().regex(/^[a-z]+$/)).max(5) }),
    },
  });
  assert.deepEqual(limits, {
    send: {
      'params.id': { format: 'uuid' },
      'query.page': { minimum: 1, maximum: 50 },
      'body.name': { minLength: 1, maxLength: 80 },
      'body.tags': { maxItems: 5 },
      'body.tags[]': { pattern: '^[a-z]+$' },
    },
  });
});

test('a field without limits is listed, a value that may be null is looked into', () => {
  const limits = limitsOf({ any: z.string(), count: z.int(), note: z.string().max(9).nullable() });
  assert.deepEqual(limits, { 'body.any': {}, 'body.count': {}, 'body.note': { maxLength: 9 } });
});

test('a shape within itself ends', () => {
  const node = z.object({
    name: z.string().max(3),
    get child() {
      return node.optional();
    },
  });
  assert.deepEqual(limitsOf({ node })['body.node.name'], { maxLength: 3 });
});

test('a call that sends nothing is left out', () => {
  assert.deepEqual(requestLimits({ read: { answers: {} } }), {});
});
