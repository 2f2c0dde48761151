import {
  changed,
  filtersOf,
  readQuery,
  roundedPoint,
  withFacetValue,
  withoutFilters,
  withPending,
  writeQuery,
} from './listing.query.model';

const surroundings = { place: 'hsr-layout', liked: ['a', 'b'] };

test.each([
  ['', ''],
  ['?spec=dentist&page=2', '?spec=dentist&page=2'],
  [
    '?page=3&sort=fee-low&state=karnataka&city=bengaluru&avail=today&court=high-court&level=cbse&rating=4&exp=10-15&fee=0-500&lang=kannada,english&gender=female&quick=1&liked=1&r=5&lat=12.9116&lng=77.6474&q=root+canal&spec=dentist',
    '?spec=dentist&q=root+canal&lat=12.912&lng=77.647&r=5&gender=female&lang=english,kannada&fee=0-500&exp=10-15&rating=4&level=cbse&court=high-court&avail=today&city=bengaluru&state=karnataka&quick=1&liked=1&sort=fee-low&page=3',
  ],
  ['?q=teeth&type=doctor&loc=HSR%20Layout', '?q=teeth&type=doctor&loc=hsr-layout'],
  ['?sort=relevance&page=1&quick=0&liked=yes', ''],
  ['?lang=hindi,hindi,,english', '?lang=english,hindi'],
  ['?utm_source=paper', ''],
])('%s is written %s, and reads the same again', (search, written) => {
  expect(writeQuery(readQuery(search))).toBe(written);
  expect(readQuery(written)).toEqual(readQuery(search));
});

test.each([
  ['page', '-1'],
  ['page', '0'],
  ['page', '2.5'],
  ['page', 'second'],
  ['page', '99999999999'],
  ['r', '3'],
  ['r', '5km'],
  ['lat', '12.9'],
  ['sort', 'price'],
  ['spec', '<script>alert(1)</script>'],
  ['spec', '../../etc/passwd'],
  ['gender', "' OR 1=1 --"],
  ['lang', '\u0000'],
  ['fee', '💥'],
  ['q', ' \n\t '],
])('%s=%j counts as not said', (name, value) => {
  expect(readQuery(`?${new URLSearchParams({ [name]: value })}`)).toEqual(readQuery(''));
});

const nonsense = [
  ...['-1', '0', '999999999999', 'NaN', '<script>alert(1)</script>', "' OR 1=1 --", '%00'],
  ...['\u0000', '../../etc/passwd', '💥', 'x'.repeat(3_000)],
];
const parameters = [
  ...['spec', 'loc', 'lat', 'lng', 'r', 'gender', 'lang', 'fee', 'exp', 'rating', 'level'],
  ...['court', 'avail', 'city', 'state', 'quick', 'liked', 'sort', 'page', 'type', 'tab'],
];

test.each(parameters)('whatever stands in %s, no more than a slug is made of it', (name) => {
  for (const value of nonsense) {
    const query = readQuery(`?${new URLSearchParams({ [name]: value })}`);
    const written = writeQuery(query);
    expect(written).toMatch(/^(\?[a-z]+=[a-z0-9][a-z0-9.-]{0,59})?$/);
    expect(readQuery(written)).toEqual(query);
    expect(query.page).toBe(1);
  }
});

test.each(['spec', 'loc', 'city', 'type'])(
  'ten thousand letters of %s count as not said',
  (name) => {
    expect(readQuery(`?${name}=${'x'.repeat(10_000)}`)).toEqual(readQuery(''));
  },
);

test.each([
  ['91', '10'],
  ['12', '181'],
  ['NaN', '1'],
  ['1e2', '1'],
  ['12', ''],
])('%s, %s is no point', (lat, lng) => {
  expect(readQuery(`?${new URLSearchParams({ lat, lng })}`).point).toBeNull();
});

test('words are kept as they are, but not ten thousand of them', () => {
  const script = '<script>alert(1)</script>';
  expect(readQuery(`?${new URLSearchParams({ q: ` ${script}\n` })}`).term).toBe(script);
  expect(Array.from(readQuery(`?q=${'💥'.repeat(5_000)}`).term)).toHaveLength(80);
  const many = Array.from({ length: 500 }, (_, n) => `l${n}`).join(',');
  expect(readQuery(`?lang=${many}`).facets.lang).toHaveLength(24);
});

test.each([
  ['', { loc: 'hsr-layout', page: 1 }],
  ['?loc=hebbal&page=2', { loc: 'hebbal', page: 2 }],
  ['?lat=12.9&lng=77.6&r=10&loc=hebbal', { lat: 12.9, lng: 77.6, r: 10, page: 1 }],
  [
    '?q=crown&gender=female&avail=now,today&quick=1&sort=rating',
    {
      q: 'crown',
      gender: 'female',
      avail: 'now,today',
      quick: '1',
      sort: 'rating',
      loc: 'hsr-layout',
      page: 1,
    },
  ],
  ['?liked=1', { ids: 'a,b', loc: 'hsr-layout', page: 1 }],
])('%s asks the API for %j', (search, filters) => {
  expect(filtersOf(readQuery(search), surroundings)).toEqual(filters);
});

test('choosing starts from the first page, and choosing again takes it back', () => {
  const page3 = readQuery('?spec=dentist&lang=hindi&page=3');
  const both = withFacetValue(page3, 'lang', 'english');
  expect(writeQuery(both)).toBe('?spec=dentist&lang=english,hindi');
  const none = withFacetValue(withFacetValue(both, 'lang', 'english'), 'lang', 'hindi');
  expect(writeQuery(none)).toBe('?spec=dentist');
  expect(writeQuery(changed(page3, { page: 4 }))).toBe('?spec=dentist&lang=hindi&page=4');
});

test.each([
  ['?sort=popular', '?', '?sort=popular&quick=1', '?quick=1'],
  ['?', '?lang=hindi', '?gender=female', '?gender=female&lang=hindi'],
  ['?', '?sort=rating', '?sort=popular', '?sort=popular'],
  ['?spec=dentist', '?spec=dentist', '?spec=dentist&quick=1', '?spec=dentist&quick=1'],
])('from %s, with %s on its way, %s means %s', (shown, now, next, meant) => {
  const [from, asked, to] = [readQuery(shown), readQuery(now), readQuery(next)];
  const both = withPending(from, to, { before: from, now: asked });
  expect(new Set(writeQuery(both).slice(1).split('&'))).toEqual(new Set(meant.slice(1).split('&')));
});

test('clearing keeps what the list is about', () => {
  const full = readQuery(
    '?spec=dentist&q=crown&loc=hebbal&r=5&lat=1&lng=2&lang=hindi&quick=1&liked=1&sort=rating&page=2',
  );
  expect(writeQuery(withoutFilters(full))).toBe('?spec=dentist&q=crown&loc=hebbal&sort=rating');
});

test('a position is told to about a hundred metres', () => {
  expect(roundedPoint(12.911_649_8, 77.647_444)).toEqual({ lat: 12.912, lng: 77.647 });
});
