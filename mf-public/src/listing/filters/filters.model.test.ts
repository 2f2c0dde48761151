import type { Facet } from '@nukkad/platform/contract';
import { advocate } from '../../common/professions/advocate';
import { doctor } from '../../common/professions/doctor';
import { readQuery, writeQuery } from '../query/listing.query.model';
import {
  appliedFilters,
  chosenOf,
  isSwitch,
  optionsOf,
  type SwitchFilter,
  sheetFilters,
  sortOptions,
  switchOf,
} from './filters.model';

const option = (value: string, label: string, count: number, isExact = true) => ({
  value,
  label,
  count,
  isExact,
  isSelected: false,
});
const facets: Facet[] = [
  { name: 'gender', options: [option('female', 'Female', 7), option('male', 'Male', 0)] },
  { name: 'lang', options: [option('kannada', 'Kannada', 12_345, false)] },
];

test.each<[SwitchFilter, string, string]>([
  ['now', '', '?avail=now'],
  ['now', '?avail=now,today', '?avail=today'],
  ['top', '?page=4', '?sort=rating'],
  ['top', '?sort=rating', ''],
  ['popular', '?sort=rating', '?sort=popular'],
  ['quick', '', '?quick=1'],
  ['liked', '?liked=1', ''],
])('a press on %s at %j leads to %j', (filter, before, after) => {
  const { isOn, next } = switchOf(filter, readQuery(before));
  expect(writeQuery(next)).toBe(after);
  expect(switchOf(filter, next).isOn).toBe(!isOn);
});

test('counts stand beside what can be chosen; what leads to nobody cannot be', () => {
  expect(optionsOf('gender', facets, readQuery('?gender=female'))).toEqual([
    { value: 'female', label: 'Female (7)', isChosen: true, isDisabled: false },
    { value: 'male', label: 'Male (0)', isChosen: false, isDisabled: true },
  ]);
  expect(optionsOf('lang', facets, readQuery(''))[0]?.label).toBe('Kannada (about 12,345)');
  expect(optionsOf('court', facets, readQuery(''))).toEqual([]);
});

test('what leads to nobody but is chosen can be given up', () => {
  expect(optionsOf('gender', facets, readQuery('?gender=male'))[1]?.isDisabled).toBe(false);
});

test('each applied filter can be taken away alone', () => {
  const query = readQuery('?q=crown&r=5&gender=female&court=high-court&quick=1&liked=1&page=2');
  const applied = appliedFilters(query, facets, false);
  expect(applied.map(({ label }) => label)).toEqual([
    '“crown”',
    'Within 5 km',
    'Female',
    'Court: high-court',
    'Quick Response',
    'Liked',
  ]);
  expect(applied.map(({ without }) => writeQuery(without))).toEqual([
    '?r=5&gender=female&court=high-court&quick=1&liked=1',
    '?q=crown&gender=female&court=high-court&quick=1&liked=1',
    '?q=crown&r=5&court=high-court&quick=1&liked=1',
    '?q=crown&r=5&gender=female&quick=1&liked=1',
    '?q=crown&r=5&gender=female&court=high-court&liked=1',
    '?q=crown&r=5&gender=female&court=high-court&quick=1',
  ]);
  expect(appliedFilters(query, facets, true)[0]?.label).toBe('Within 5 km');
});

test('the bar of each profession has its documented filters', () => {
  expect(doctor.page.filters.filter(isSwitch)).toEqual(['now', 'top', 'popular', 'quick', 'liked']);
  expect(sheetFilters(doctor.page.filters)).toEqual([
    'avail',
    'gender',
    'fee',
    'exp',
    'lang',
    'rating',
    'r',
  ]);
  expect(sheetFilters(advocate.page.filters)).toContain('court');
});

test('orders are those of the profession, and what its bar sorts by', () => {
  const names = ({ page }: typeof doctor) =>
    sortOptions(page.sorts, page.filters).map(({ label }) => label);
  expect(names(doctor)).toEqual([
    'Relevance',
    'Soonest',
    'Distance',
    'Rating',
    'Fee: low to high',
    'Fee: high to low',
    'Experience',
    'Popular',
  ]);
  expect(names(advocate)).not.toContain('Popular');
});

test('choices made are counted', () => {
  const query = readQuery('?lang=hindi,tamil&r=5');
  expect([chosenOf('lang', query), chosenOf('r', query), chosenOf('fee', query)]).toEqual([
    2, 1, 0,
  ]);
});
