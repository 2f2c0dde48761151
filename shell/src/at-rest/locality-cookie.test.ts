import { locality } from '@nukkad/platform';
import { localityCookie, placesKey } from '@nukkad/platform/contract';
import { aPlace } from '@nukkad/platform/testing';
import { keepLocalityCookie } from './locality-cookie';

const written: string[] = [];
const choose = (slug: string) => locality.choose(aPlace({ name: slug, slug }));

beforeAll(() => {
  Object.defineProperty(document, 'cookie', { set: (text: string) => void written.push(text) });
  localStorage.setItem(placesKey, JSON.stringify([aPlace({ name: 'Hebbal', slug: 'hebbal' })]));
  locality.reread();
  keepLocalityCookie();
});
afterEach(() => written.splice(0));

test('a choice of an earlier visit is in the cookie: its slug, and nothing else', () => {
  expect(written).toEqual([`${localityCookie}=hebbal; Path=/; SameSite=Lax; Max-Age=31536000`]);
});

test('each further choice is', () => {
  choose('koramangala');
  expect(written).toEqual([expect.stringMatching(/^nukkad_locality=koramangala; /)]);
});

test('a name that is no plain slug never gets into it', () => {
  choose('x; Domain=example.in');
  expect(written).toEqual([`${localityCookie}=; Path=/; SameSite=Lax; Max-Age=0`]);
});

test('the place of an address, and the installation’s, are no choice', () => {
  choose('hebbal');
  locality.override(aPlace({ name: 'Pune', slug: 'pune' }));
  expect(written.filter((text) => text.includes('pune'))).toEqual([]);
});

test('without a choice there is no cookie', () => {
  localStorage.clear();
  locality.reread();
  expect(written.at(-1)).toMatch(/^nukkad_locality=; .*Max-Age=0/);
});
