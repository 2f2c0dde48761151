import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vocabularyOf } from './vocabulary.model';

const term = (text: string, node_id: string, weight = 5) => ({
  text,
  node_id,
  label: text,
  weight,
});

const known = vocabularyOf([
  term('dentist', 'teeth', 10),
  term('dental surgeon', 'teeth', 8),
  term('dental surgeon', 'surgery', 9),
  term('tooth pain', 'teeth'),
  term('pain', 'nerves', 6),
  term('electrician', 'current'),
  term('department of transport', 'office'),
  term('ಹಲ್ಲು ನೋವು', 'teeth'),
]);

const textsOf = (text: string) => known.beginning(text).map((one) => one.text);

test('what is named stands there exactly, with everything it means', () => {
  assert.deepEqual(
    known.named(['dental surgeon', 'pai', 'dental surgeon']).map(({ node_id }) => node_id),
    ['teeth', 'surgery'],
  );
});

test('what begins with a text comes before what has a word that does, each by weight', () => {
  assert.deepEqual(textsOf('de'), [
    'dentist',
    'dental surgeon',
    'dental surgeon',
    'department of transport',
  ]);
  assert.deepEqual(textsOf('pain'), ['pain', 'tooth pain']);
  assert.deepEqual(textsOf('ain'), []);
  assert.deepEqual(textsOf('ನೋ'), ['ಹಲ್ಲು ನೋವು']);
});

const mistakes: [typed: string, meant: string | undefined][] = [
  ['dentst', 'dentist'],
  ['denist', 'dentist'],
  ['electrisian', 'electrician'],
  ['eletrician', 'electrician'],
  ['departmnt', 'department of transport'],
  ['departmet of transprt', 'department of transport'],
  ['toth pain', 'tooth pain'],
  ['ಹಲ್ಲು ನೊವು', 'ಹಲ್ಲು ನೋವು'],
  ['den', undefined],
  ['zzqxj', undefined],
  ['transport of goods by night', undefined],
];
for (const [typed, meant] of mistakes) {
  test(`“${typed}” is taken for ${meant ?? 'nothing'}`, () => {
    assert.equal(known.like(typed), meant);
  });
}

test('of equally like texts the heavier is meant', () => {
  const two = [term('plumberx', 'water', 3), term('plumbers', 'pipes', 9)];
  assert.equal(vocabularyOf(two).like('plumberz'), 'plumbers');
  assert.equal(vocabularyOf([...two].reverse()).like('plumberz'), 'plumbers');
});
