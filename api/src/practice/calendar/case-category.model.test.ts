import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CaseCategory } from '@nukkad/platform/contract';
import { categoryOf } from './case-category.model';

const cases: [about: string, category: CaseCategory][] = [
  ['Divorce by mutual consent', 'Divorce'],
  ['Custody of my son after the divorce', 'Divorce'],
  ['Custody of my son', 'Family'],
  ['My father left no will', 'Family'],
  ['A rental agreement', 'Property'],
  ['The landlord keeps the deposit', 'Property'],
  ['My tenants do not leave', 'Property'],
  ['Sale deeds of two plots', 'Property'],
  ['Bail for my brother', 'Criminal'],
  ['An FIR was filed', 'Criminal'],
  ['Partnership agreement', 'Business'],
  ['I will come with a neighbour', 'Civil'],
  ['Current affairs', 'Civil'],
  ['A different matter', 'Civil'],
  ['', 'Civil'],
];

for (const [about, category] of cases) {
  test(`"${about}" seems to be ${category}`, () => assert.equal(categoryOf(about), category));
}
