import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  GeoPlace,
  SearchAnswer,
  SuggestAnswer,
  Suggestion,
  VendorsAnswer,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onBothDatabases } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { readTop, trendingSearches, usualSearches } from './trending';

onBothDatabases((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 1_200 });
  });
  after(() => running.close());

  const get = async <T>(path: string, query: Record<string, string>): Promise<T> => {
    const response = await running.app.inject({ url: `/api/${path}`, query });
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };
  const find = (q: string, query = {}) => get<SearchAnswer>('search', { q, ...query });
  const suggest = async (q: string, loc = 'hsr-layout') =>
    get<SuggestAnswer>('search/suggest', { q, loc });

  const meanings: [typed: string, spec: string | null, profession: string][] = [
    ['Dentist', 'dentist', 'doctor'],
    ['dentist', 'dentist', 'doctor'],
    ['  DENTIST!  ', 'dentist', 'doctor'],
    ['tooth pain', 'dentist', 'doctor'],
    ['teeth', 'dentist', 'doctor'],
    ['ಹಲ್ಲು', 'dentist', 'doctor'],
    ['दांत', 'dentist', 'doctor'],
    ['hallu', 'dentist', 'doctor'],
    ['daant', 'dentist', 'doctor'],
    ['Root canal treatment', 'dentist', 'doctor'],
    ['Chiropractor', 'chiropractor', 'doctor'],
    ['divorce', 'family-law', 'advocate'],
    ['vakil', null, 'advocate'],
    ['ವಕೀಲ', null, 'advocate'],
    ['वकील', null, 'advocate'],
    ['डॉक्टर', null, 'doctor'],
    ['बिजली', 'electrician', 'labour'],
    ['leak', 'plumber', 'labour'],
    ['Gardener', 'gardner', 'labour'],
    ['mestri', 'mason', 'labour'],
    ['kaamwali', 'maid', 'labour'],
    ['English Teacher', 'english', 'teacher'],
    ['maths', 'mathematics', 'teacher'],
    ['best plumber', 'plumber', 'labour'],
    ['electrician near me', 'electrician', 'labour'],
    ['teachers', null, 'teacher'],
  ];
  for (const [typed, spec, profession] of meanings) {
    test(`“${typed}” means ${spec ?? profession}`, async () => {
      const { meant, corrected, vendors, professions, total } = await find(typed);
      assert.deepEqual([meant?.spec, meant?.profession], [spec, profession]);
      assert.equal(corrected, null);
      assert.ok(vendors.length > 0);
      assert.ok(vendors.every((vendor) => vendor.profession === profession));
      assert.deepEqual(
        professions.map((one) => [one.profession, one.count]),
        [[profession, total]],
      );
    });
  }

  const mistakes: [typed: string, corrected: string][] = [
    ['dentst', 'Dentist'],
    ['denist', 'Dentist'],
    ['dermatolgist', 'Dermatologist'],
    ['electrisian', 'Electrician'],
    ['electrishian', 'Electrician'],
    ['plumer', 'Plumber'],
    ['carpentar', 'Carpenter'],
    ['pediatrican', 'Pediatrician'],
    ['chemestry', 'Chemistry'],
  ];
  for (const [typed, corrected] of mistakes) {
    test(`“${typed}” is taken for ${corrected}, and says so`, async () => {
      const answer = await find(typed);
      assert.equal(answer.corrected, corrected);
      assert.equal(answer.meant?.label, corrected);
      assert.ok(answer.total > 0);
      assert.equal((await suggest(typed)).corrected, corrected);
    });
  }

  for (const term of usualSearches) {
    test(`the trending “${term}” finds somebody`, async () => {
      const { total, corrected } = await find(term);
      assert.ok(total > 0);
      assert.equal(corrected, null);
    });
  }

  test('people are found by first and last name, with and without title', async () => {
    for (const name of [
      'Ananya Hegde',
      'dr. ananya hegde',
      'Dr Ananya',
      'ananya',
      'hegde',
      'Hegde Ananya',
    ]) {
      const { vendors, meant } = await find(name, { limit: '200' });
      assert.equal(meant, null);
      assert.ok(
        vendors.some(({ vendorName }) => vendorName === 'Dr. Ananya Hegde'),
        name,
      );
    }
  });

  test('workplaces are found by their words', async () => {
    const dentist = (await find('Ananya Hegde')).vendors[0];
    const clinic = dentist?.doctorDetails?.clinicName as string;
    const { vendors } = await find(clinic, { limit: '200' });
    assert.ok(vendors.some(({ _id }) => _id === dentist?._id));
  });

  test('a place in the words is where to look', async () => {
    const { place, vendors } = await find('plumber in koramangala', { loc: 'hsr-layout' });
    assert.equal(place?.name, 'Koramangala');
    assert.ok(vendors.every(({ km }) => km !== null));
    assert.equal((await find('dentist mysuru')).place?.name, 'Mysuru');
  });

  test('results come from every profession, and each can be chosen', async () => {
    const all = await find('kumar', { limit: '200' });
    assert.ok(all.professions.length > 1);
    assert.equal(
      all.professions.reduce((sum, { count }) => sum + count, 0),
      all.total,
    );
    for (const { profession, count } of all.professions) {
      const one = await find('kumar', { type: profession });
      assert.equal(one.total, count);
      assert.deepEqual(one.professions, all.professions);
    }
  });

  test('within a profession the words narrow its list', async () => {
    const query = { type: 'doctor', q: 'tooth pain' };
    const [narrowed, dentists] = await Promise.all([
      get<VendorsAnswer>('vendors', query),
      get<VendorsAnswer>('vendors', { type: 'doctor', spec: 'dentist' }),
    ]);
    assert.equal(narrowed.total, dentists.total);
    assert.equal((await get<VendorsAnswer>('vendors', { ...query, q: 'plumber' })).total, 0);
  });

  test('what nobody knows is an empty answer', async () => {
    for (const q of ['zzqxj', '???', '%', '_', "'; DROP TABLE vendor; --", '<script>', '🦷🦷🦷']) {
      const { total, meant, professions, next } = await find(q);
      assert.deepEqual([total, meant, professions, next], [0, null, [], null], q);
    }
  });

  const kinds = ({ suggestions }: SuggestAnswer) =>
    suggestions.map(({ kind, label }) => `${kind} ${label}`);
  const counted = (suggestion: Suggestion | undefined) =>
    suggestion && 'count' in suggestion ? suggestion.count : undefined;

  test('half a word suggests specialities, professions, people and places', async () => {
    assert.equal(kinds(await suggest('den'))[0], 'speciality Dentist');
    assert.equal(kinds(await suggest('teeth'))[0], 'speciality Dentist');
    assert.equal(kinds(await suggest('advo'))[0], 'profession Advocate');
    assert.ok(kinds(await suggest('anany')).includes('person Dr. Ananya Hegde'));
    assert.deepEqual(kinds(await suggest('koramang')), ['place Koramangala']);
    assert.ok(kinds(await suggest('canal')).includes('speciality Dentist'));
    assert.deepEqual(kinds(await suggest('zzqxj')), []);
    assert.equal(kinds(await suggest('दाँ'))[0], 'speciality Dentist');
    assert.equal(kinds(await suggest('ದಂತ ವೈ'))[0], 'speciality Dentist');
    assert.deepEqual(kinds(await suggest('कोरमं')), ['place Koramangala']);
    assert.deepEqual(kinds(await suggest('ಕೋರಮಂ')), ['place Koramangala']);
  });

  test('a suggestion counts what its list then holds', async () => {
    for (const loc of ['hsr-layout', 'mysuru']) {
      const [dentist] = (await suggest('dentist', loc)).suggestions;
      const list = await get<VendorsAnswer>('vendors', { type: 'doctor', spec: 'dentist', loc });
      assert.equal(counted(dentist), list.total);
    }
  });

  test('of no kind more than five, and of all twelve', async () => {
    for (const q of ['a', 's', 'ma', 'ka']) {
      const { suggestions } = await suggest(q);
      assert.ok(suggestions.length <= 12);
      for (const kind of ['speciality', 'profession', 'person', 'place']) {
        assert.ok(suggestions.filter((one) => one.kind === kind).length <= 5);
      }
    }
  });

  test('what many searched for trends for a week, and a name never does', async () => {
    const { query } = running.database;
    const trending = trendingSearches({ db: query, reading: query });
    // Days far ahead: the app's own periodic job stores and deletes searches of today only.
    const now = new Date('2099-11-20T10:00:00Z');
    const search = async (term: string, times: number, day: Date) => {
      for (let time = 0; time < times; time += 1) trending.note(term);
      await trending.keep(day);
    };
    await search('Plumber', 6, new Date('2099-11-15T10:00:00Z'));
    await search('Maid', 9, now);
    await search('Driver', 4, now);
    const top = await readTop(query, now);
    assert.deepEqual(top.slice(0, 3), ['Maid', 'Plumber', usualSearches[0]]);
    assert.equal(top.length, 16);
    assert.equal(new Set(top).size, 16);
    assert.deepEqual(await readTop(query, new Date('2099-11-29T10:00:00Z')), usualSearches);
  });

  test('of searches the words of the directory are kept, not what was typed', async () => {
    const fresh = await startTestApp(open, { vendors: 120 });
    try {
      const trending = await fresh.app.inject('/api/search/trending');
      assert.deepEqual(trending.json(), usualSearches);
      assert.equal(usualSearches.length, 16);
      for (const q of ['Ananya Hegde', 'tooth pain', 'dentst', 'zzqxj']) {
        await fresh.app.inject({ url: '/api/search', query: { q } });
      }
      const { query } = fresh.database;
      const kept = async () =>
        query.selectFrom('search_day').select(['term', 'searches']).orderBy('term').execute();
      await until(async () => (await kept()).length >= 2, 'the searches are kept');
      assert.deepEqual(await kept(), [
        { term: 'Dentist', searches: 1 },
        { term: 'Tooth pain', searches: 1 },
      ]);
    } finally {
      // An open app keeps the process from exiting.
      await fresh.close();
    }
  });

  test('a place can be asked for by its name in Hindi or Kannada', async () => {
    for (const loc of ['कोरमंगला', 'ಕೋರಮಂಗಲ']) {
      const { place, vendors } = await find('ವೈದ್ಯರು', { loc });
      assert.equal(place?.slug, 'koramangala');
      assert.ok(vendors.length > 0);
    }
  });

  test('a place nobody knows is told apart from nothing found', async () => {
    for (const url of [
      '/api/search/suggest?q=den&loc=atlantis',
      '/api/search?q=den&city=atlantis',
    ]) {
      const response = await running.app.inject(url);
      assert.deepEqual([response.statusCode, response.json().code], [404, 'place-unknown']);
    }
    const known: GeoPlace | null = (await find('dentist', { loc: 'kochi' })).place;
    assert.equal(known?.kind, 'city');
  });
});
