import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SdkTypes } from '@nukkad/platform/contract';
import { incompatible } from './sdk-compatible';

const index = `export interface ScreenProps { path: string }
export declare const limit: number;
export declare function note(text: string): void;`;
const endpoints = `export interface Calls {
  find: { params: { id: string }; answer: { name: string } };
  forget: { params: { id: string }; answer: undefined };
  clear: { answer: void };
}`;

const sdk = (indexText = index, endpointsText = endpoints): SdkTypes => ({
  schema: 1,
  version: '0.1.0',
  exports: ['limit', 'note'],
  calls: ['clear', 'find', 'forget'],
  files: { 'contract/endpoints.d.ts': endpointsText, 'index.d.ts': indexText },
});
const more = `${index}\nexport declare const fresh: string;`;
const everything = { exports: ['*'], calls: ['clear', 'find', 'forget'] };

const cases: [what: string, provided: SdkTypes, broken: string[]][] = [
  ['the same', sdk(), []],
  ['one export more', sdk(more), []],
  ['an answer that says more', sdk(more, endpoints.replace('name: string', '$&; age: number')), []],
  ['a request that needs less', sdk(more, endpoints.replace('id: string', 'id?: string')), []],
  ['a part of a union as answer', sdk(more, endpoints.replace('name: string', "name: 'a'")), []],
  ['an answer that says less', sdk(more, endpoints.replace('name: string', '')), ['call "find"']],
  [
    'an answer where there was none',
    sdk(more, endpoints.replace('answer: undefined', 'answer: string')),
    ['call "forget"'],
  ],
  [
    'a request that needs more',
    sdk(more, endpoints.replace('find: { params: { id: string', '$&; at: string')),
    ['call "find"'],
  ],
  ['another value', sdk(more.replace('limit: number', 'limit: string')), ['"limit"']],
  ['a parameter more', sdk(more.replace('text: string', '$&, at: number')), ['"note"']],
  ['props that lack one', sdk(more.replace('path: string', '')), ['ScreenProps']],
];

describe('whether an SDK stands in for another', () => {
  for (const [what, provided, broken] of cases) {
    test(`${what}: ${broken.join(', ') || 'it does'}`, () => {
      const found = incompatible(sdk(), provided, everything).map(({ name }) => name);
      assert.deepEqual(found, broken);
    });
  }
});
