import assert from 'node:assert/strict';
import { test } from 'node:test';
import { professionNamed } from '../../reference/professions';
import { professions } from './professions';

const named = professions.flatMap(({ slug, trades, lengths }) =>
  trades.flatMap(({ services }) =>
    services.map((name) => ({ slug, name, minutes: lengths[name] ?? 0 })),
  ),
);

test('sample people stand in the categories there are', () => {
  for (const { slug, trades } of professions) {
    assert.deepEqual(
      trades.map(({ name }) => name),
      professionNamed(slug).categories,
    );
  }
});

test('every service says how long it takes, in quarters of an hour', () => {
  for (const { slug, name, minutes } of named) {
    assert.ok(minutes >= 15 && minutes % 15 === 0, `${slug}: ${name} takes ${minutes} minutes`);
  }
});

test('a length stands for a service that somebody offers', () => {
  for (const { slug, lengths } of professions) {
    const offered = named.filter((one) => one.slug === slug).map(({ name }) => name);
    assert.deepEqual(Object.keys(lengths).sort(), [...new Set(offered)].sort());
  }
});

test('what needs an afternoon is not done in a quarter of an hour', () => {
  const minutesOf = (service: string) => named.find(({ name }) => name === service)?.minutes ?? 0;
  assert.ok(minutesOf('Root canal treatment') >= 60);
  assert.ok(minutesOf('Statutory audit') >= 480);
  assert.ok(minutesOf('Website of five pages') >= 480);
  assert.ok(minutesOf('Full day') >= 480);
});

test('nobody has years of practice who works in homes', () => {
  const told = professions.flatMap(({ slug, about, trades }) =>
    slug === 'labour'
      ? [0, 1, 2].map((nth) =>
          about(
            {
              ...{ name: 'Lakshmi Naik', title: trades[0]?.title ?? '', years: 2, place: 'Domlur' },
              ...{ fields: [], languages: ['Kannada'] },
            },
            { pick: (from: readonly unknown[]) => from[nth % from.length] } as never,
          ),
        )
      : [],
  );
  assert.equal(told.length, 3);
  for (const text of told) assert.doesNotMatch(text, /of practice/);
});
