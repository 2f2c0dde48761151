import type { HealthFact } from '@nukkad/platform/contract';
import { facts, onFact, recordFact } from './health-facts';

const fact = (screen: string): HealthFact => ({
  kind: 'mount',
  part: 'mf-public',
  version: 'v1',
  screen,
});

test('facts are heard, and remembered up to a number', () => {
  const heard: HealthFact[] = [];
  const stop = onFact((found) => heard.push(found));
  for (let screen = 1; screen <= 600; screen += 1) recordFact(fact(String(screen)));
  stop();
  recordFact(fact('601'));
  expect(heard).toHaveLength(600);
  expect(facts()).toHaveLength(500);
  expect(facts().at(-1)).toEqual(fact('601'));
  expect(facts()[0]).toEqual(fact('102'));
});

test('a listener that fails is nobody else’s trouble', () => {
  const heard = jest.fn();
  const stops = [
    onFact(() => {
      throw new Error('broken');
    }),
    onFact(heard),
  ];
  expect(() => recordFact(fact('listing'))).not.toThrow();
  expect(heard).toHaveBeenCalledWith(fact('listing'));
  for (const stop of stops) stop();
});

test('what a listener tells itself comes after what it heard, and once', () => {
  const heard: string[] = [];
  const note = (found: HealthFact) => found.kind === 'mount' && heard.push(found.screen);
  const stops = [
    onFact(
      (found) => found.kind === 'mount' && found.screen === 'outer' && recordFact(fact('inner')),
    ),
    onFact(note),
  ];
  recordFact(fact('outer'));
  for (const stop of stops) stop();
  expect(heard).toEqual(['outer', 'inner']);
});
