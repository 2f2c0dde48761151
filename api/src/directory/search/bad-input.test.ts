import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { problem } from '@nukkad/platform/contract/definitions';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';

const nobody = '00000000-0000-7000-8000-000000000000';

/** Input of users, crawlers and attackers, for any parameter. */
const anything = [
  '',
  ' ',
  ',',
  ',,a',
  '0',
  '-1',
  '1.5',
  '1e9',
  '9'.repeat(400),
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '%00',
  'a%00b',
  '%0a',
  '%F0%9F%A6%B7',
  'ಹಲ್ಲು',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  'a'.repeat(3_000),
  'female,female,female',
  'female,unknown',
  nobody,
  'WyJyZWxldmFuY2UiXQ',
];

const parameters = [
  ...['q', 'gender', 'lang', 'fee', 'exp', 'rating', 'level', 'court', 'avail', 'city', 'state'],
  ...['loc', 'lat', 'lng', 'r', 'quick', 'ids', 'sort', 'page', 'limit', 'cursor', 'type', 'spec'],
];

const paths = ['/api/vendors?', '/api/search?q=dentist&', '/api/search/suggest?q=den&'];

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open);
  });
  after(() => running.close());

  for (const path of paths) {
    for (const name of parameters) {
      test(`${path}${name}= takes anything, and refuses it in words or not at all`, async () => {
        const values = anything.map(
          (value) => `${name}=${value.includes('%') ? value : encodeURIComponent(value)}`,
        );
        const queries = [...values, `${name}[]=a`, `${name}[x]=a`, `${name}=a&${name}=b`, name];
        for (const query of queries) {
          const response = await running.app.inject(`${path}${query}`);
          const shown = `${query.slice(0, 60)}: ${response.body.slice(0, 200)}`;
          assert.ok([200, 404, 414, 422].includes(response.statusCode), shown);
          if (response.statusCode === 200) continue;
          const { code, errors } = problem.parse(response.json());
          assert.equal(errors !== undefined, code === 'validation', shown);
          if (errors) assert.ok(Object.keys(errors).length > 0, shown);
        }
      });
    }
  }

  const refused: [query: string, status: number, code: string, field?: string][] = [
    ['gender=unknown', 422, 'validation', 'gender'],
    ['gender=female,unknown', 422, 'validation', 'gender'],
    ['gender=', 422, 'validation', 'gender'],
    ['lang=klingon', 422, 'validation', 'lang'],
    ['fee=0-500', 422, 'validation', 'fee'],
    ['type=doctor&fee=1-2', 422, 'validation', 'fee'],
    ['type=doctor&level=cbse', 422, 'validation', 'level'],
    ['type=teacher&court=high-court', 422, 'validation', 'court'],
    ['exp=7', 422, 'validation', 'exp'],
    ['rating=5.5', 422, 'validation', 'rating'],
    ['avail=never', 422, 'validation', 'avail'],
    ['quick=0', 422, 'validation', 'quick'],
    ['lat=12.9', 422, 'validation', 'lng'],
    ['lng=77.6', 422, 'validation', 'lat'],
    ['lat=91&lng=77', 422, 'validation', 'lat'],
    ['r=3&loc=hsr-layout', 422, 'validation', 'r'],
    ['r=5', 422, 'validation', 'r'],
    ['r=5&loc=bengaluru', 422, 'validation', 'r'],
    ['sort=distance', 422, 'validation', 'sort'],
    ['sort=price', 422, 'validation', 'sort'],
    ['ids=1,2', 422, 'validation', 'ids'],
    [
      `ids=${Array(101)
        .fill(nobody)
        .map((id, index) => id.slice(0, -3) + String(index).padStart(3, '0'))
        .join(',')}`,
      422,
      'validation',
      'ids',
    ],
    ['page=0', 422, 'validation', 'page'],
    ['limit=201', 422, 'validation', 'limit'],
    ['cursor=broken', 422, 'validation', 'cursor'],
    [
      `cursor=${Buffer.from('["rating",1,"x",1]').toString('base64url')}`,
      422,
      'validation',
      'cursor',
    ],
    [
      `cursor=${Buffer.from(`["rating",1,"${nobody}",1]`).toString('base64url')}`,
      422,
      'validation',
      'cursor',
    ],
    ['page=999999', 404, 'page-out-of-range'],
    ['type=astrologer', 404, 'category-unknown'],
    ['type=doctor&spec=plumber', 404, 'category-unknown'],
    ['spec=astrology', 404, 'category-unknown'],
    ['city=atlantis', 404, 'place-unknown'],
    ['state=atlantis', 404, 'place-unknown'],
    ['loc=atlantis', 404, 'place-unknown'],
    [`type=${'a'.repeat(10_000)}`, 414, 'uri-too-long'],
  ];
  for (const [query, status, code, field] of refused) {
    test(`?${query.slice(0, 60)} is answered ${status} ${code}`, async () => {
      const response = await running.app.inject(`/api/vendors?${query}`);
      assert.deepEqual([response.statusCode, response.json().code], [status, code], response.body);
      if (field) assert.deepEqual(Object.keys(response.json().errors), [field]);
    });
  }

  test('every field that is wrong is named at once', async () => {
    const response = await running.app.inject('/api/vendors?lang=klingon&exp=7&r=5');
    assert.deepEqual(Object.keys(response.json().errors).sort(), ['exp', 'lang', 'r']);
  });

  test('a search without a term is refused', async () => {
    for (const url of [
      '/api/search',
      '/api/search?q=',
      '/api/search?q=%20',
      '/api/search/suggest',
    ]) {
      const response = await running.app.inject(url);
      assert.deepEqual(Object.keys(response.json().errors), ['q']);
    }
  });
});
