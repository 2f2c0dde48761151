import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Declarations of the first block that opens with `selector`. */
function blockOf(selector: string): string[] {
  const start = css.indexOf('{', css.indexOf(selector)) + 1;
  const body = css.slice(start, css.indexOf('}', start));
  return body
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
}

const light = blockOf(':root {');
const chosen = blockOf(':root[data-theme="dark"]');
const asked = blockOf(':root:not([data-theme="light"])');
const colours = (block: string[]) =>
  block.filter((line) => line.startsWith('--nk-color-')).map((line) => line.split(':')[0]);

test('dark is the same whether chosen or asked for by the system', () => {
  expect(asked).toEqual(chosen);
});

test('every colour has its dark counterpart', () => {
  expect(colours(chosen)).toEqual(colours(light));
});

test.each([
  ['text', 'surface', 16.8, 14.37],
  ['text-muted', 'surface-sunken', 6.01, 6.63],
  ['primary', 'bg', 8.42, 9.33],
  ['on-primary', 'primary', 8.78, 8.44],
  ['success', 'success-soft', 5.74, 7.98],
  ['border-control', 'surface-sunken', 3.1, 3.47],
])('%s on %s keeps its contrast', (front, back, inLight, inDark) => {
  expect(contrast(colour(light, front), colour(light, back))).toBeGreaterThanOrEqual(inLight - 0.7);
  expect(contrast(colour(chosen, front), colour(chosen, back))).toBeGreaterThanOrEqual(
    inDark - 0.7,
  );
});

function colour(block: string[], name: string): string {
  return block.find((line) => line.startsWith(`--nk-color-${name}:`))?.split(': ')[1] ?? '';
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
