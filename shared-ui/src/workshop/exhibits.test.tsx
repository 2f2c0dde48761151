import { readdirSync } from 'node:fs';
import path from 'node:path';
import { act, render } from '@testing-library/react';
import { exhibits } from './exhibits';

// It measures its drawing, and jsdom has no layout.
jest.mock('react-apexcharts', () => ({ __esModule: true, default: () => null }));

const SOURCE = path.resolve(__dirname, '..');
/** Folders without a component of their own, or shown with another: fields stand in forms. */
const OTHERS = [
  ...['day', 'field', 'form-fields', 'grid', 'icons', 'list-box', 'popover', 'tone', 'workshop'],
];

const states = exhibits.flatMap(({ component, specimens }) =>
  specimens.map(({ state, Draw }) => [component, state, Draw] as const),
);

test.each(states)('%s, %s: without a barrier', async (_component, _state, Draw) => {
  const { baseElement } = render(
    <main>
      <Draw />
    </main>,
  );
  // Lets lazy parts load.
  await act(async () => {});
  await expect(baseElement).toBeAccessible();
});

test('every component is on show', () => {
  const folders = readdirSync(SOURCE, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const names = folders.map(({ name }) => name).filter((name) => !OTHERS.includes(name));
  const shown = names.filter((name) =>
    readdirSync(path.join(SOURCE, name)).includes(`${name}.exhibit.tsx`),
  );
  expect(shown).toEqual(names);
});

test('an exhibit is called as its file', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.exhibit.tsx'))
    .map((file) => path.basename(file, '.exhibit.tsx'));
  const names = exhibits.map(({ component }) => component.toLowerCase().replaceAll(' ', '-'));
  expect(names.sort()).toEqual(files.sort());
});

test('nothing is shown twice', () => {
  const names = exhibits.map(({ component }) => component);
  expect(new Set(names).size).toBe(names.length);
  for (const { component, specimens } of exhibits) {
    const seen = new Set(specimens.map(({ state }) => state));
    expect([component, seen.size]).toEqual([component, specimens.length]);
  }
});
