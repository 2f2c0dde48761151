import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Each colour token with its light and dark value; a single value serves both. */
const colours = new Map(
  [...css.matchAll(/--nk-color-([\w-]+): (?:light-dark\(([^)]+?), ([^)]+?)\)|([^;]+));/g)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
);

test('the scheme follows the system until somebody chooses', () => {
  expect(css).toMatch(/:root \{[^}]*color-scheme: light dark;/);
  expect(css).toMatch(/:root\[data-theme="light"\] \{\s*color-scheme: light;/);
  expect(css).toMatch(/:root\[data-theme="dark"\] \{\s*color-scheme: dark;/);
});

test('colours that differ in the dark say so; the rest are few', () => {
  const same = [...colours].filter(([, { light, dark }]) => light === dark).map(([name]) => name);
  expect(same).toEqual(['on-accent', 'scrim']);
});

/** Remotes depend on the names: adding one is safe, renaming needs a migration. */
test('the tokens are those that are written down', () => {
  const names = [...css.matchAll(/^ {4}(--nk-[\w-]+):/gm)].map(([, name]) => name);
  expect([...new Set(names)].sort()).toMatchSnapshot();
});

const TEXT = 4.5;
const GRAPHIC = 3;
const grounds = ['bg', 'surface', 'surface-sunken', 'surface-raised'];
const audiences = ['doctor', 'engineer', 'ca', 'advocate', 'teacher', 'labour', 'officer', 'govt'];

const on = (fronts: string[], backs: string[], least: number) =>
  fronts.flatMap((front) => backs.map((back) => [front, back, least] as const));

const pairs: (readonly [front: string, back: string, least: number])[] = [
  ...on(['text', 'text-muted', 'primary', 'link', 'danger', 'success', 'info'], grounds, TEXT),
  ...on(['warning', 'accent-text'], ['surface', 'accent-soft'], TEXT),
  ...on(['border-control', 'focus'], grounds, GRAPHIC),
  ...on(['star', 'chart-1', 'chart-2', 'chart-3'], ['surface'], GRAPHIC),
  ['on-primary', 'primary', TEXT],
  ['on-primary', 'primary-hover', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-danger', 'danger', TEXT],
  ['primary', 'primary-soft', TEXT],
  ['text-muted', 'primary-soft', TEXT],
  ['text-muted', 'neutral-soft', TEXT],
  ['text', 'neutral-soft', TEXT],
  ['success', 'success-soft', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['info', 'info-soft', TEXT],
  ...audiences.map((name) => [`${name}-fg`, `${name}-bg`, TEXT] as const),
];

test.each(pairs)('%s on %s can be read, light and dark', (front, back, least) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(least);
  }
});

function colour(name: string, scheme: 'light' | 'dark'): string {
  return colours.get(name)?.[scheme] ?? '';
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
