import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Every colour token with what it is in light and in dark; one value serves both. */
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

test.each([
  ['text', 'surface', 16.8, 14.37],
  ['text-muted', 'surface-sunken', 6.01, 6.63],
  ['primary', 'bg', 8.42, 9.33],
  ['on-primary', 'primary', 8.78, 8.44],
  ['success', 'success-soft', 5.74, 7.98],
  ['border-control', 'surface-sunken', 3.1, 3.47],
])('%s on %s keeps its contrast', (front, back, inLight, inDark) => {
  expect(contrast(colour(front, 'light'), colour(back, 'light'))).toBeGreaterThanOrEqual(
    inLight - 0.7,
  );
  expect(contrast(colour(front, 'dark'), colour(back, 'dark'))).toBeGreaterThanOrEqual(
    inDark - 0.7,
  );
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
