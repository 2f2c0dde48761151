import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bounds, readJourneys } from './recorded';

const see = { see: { role: 'heading', name: 'Login' } };
const journey = (more: object = {}) => ({
  name: 'A login',
  screen: 'login',
  steps: [see],
  ...more,
});
const file = (...journeys: unknown[]) => JSON.stringify({ schema: 1, journeys });

test('everything that a person does is read', () => {
  const steps = [
    { press: { role: 'button', name: 'Login' } },
    { type: 'asha@example.in', into: { role: 'textbox', name: 'Email' } },
    { see: { text: 'Required' } },
    see,
  ];
  const journeys = [journey({ steps }), journey({ name: 'Another', steps, api: 'answers' })];
  assert.deepEqual(readJourneys(file(...journeys)), { schema: 1, journeys });
});

const wrong: [what: string, text: string, why: RegExp][] = [
  ['no JSON', '{', /not JSON/],
  ['no list', '{"schema":1}', /no list of 1 to 12/],
  ['another schema', '{"schema":2,"journeys":[]}', /"schema": 1/],
  ['a key more', JSON.stringify({ schema: 1, journeys: [journey()], script: 'x' }), /"schema": 1/],
  ['none', file(), /no list/],
  ['too many', file(...Array.from({ length: 13 }, (_, n) => journey({ name: `${n}` }))), /no list/],
  ['two of one name', file(journey(), journey()), /two journeys have one name/],
  ['no name', file(journey({ name: ' ' })), /journey 1 has no "name"/],
  ['a long name', file(journey({ name: 'x'.repeat(bounds.text + 1) })), /has no "name"/],
  ['no screen', file(journey({ screen: undefined })), /names no "screen"/],
  ['an API of another kind', file(journey({ api: 'https://example.in' })), /"answers" nor "away"/],
  ['no step', file(journey({ steps: [] })), /has not 1 to 20 "steps"/],
  ['too many steps', file(journey({ steps: Array(21).fill(see) })), /has not 1 to 20/],
  ['an unknown role', file(journey({ steps: [{ see: { role: 'x', name: 'y' } }] })), /step 1/],
  ['a selector', file(journey({ steps: [see, { press: '#login' }] })), /a step 2 that neither/],
  ['two acts in one step', file(journey({ steps: [{ ...see, press: see.see }] })), /a step 1/],
  [
    'nothing that could fail',
    file(journey({ steps: [{ press: { role: 'button', name: 'Login' } }] })),
    /sees nothing, so it cannot fail/,
  ],
  ['any size', ' '.repeat(bounds.bytes + 1), /larger than 32768 bytes/],
];
for (const [what, text, why] of wrong) {
  test(`a file with ${what} is refused`, () => {
    const recorded = readJourneys(text);
    assert.match('wrong' in recorded ? recorded.wrong : 'read', why);
  });
}
