import { layered, problemsOf } from './layer-rules';

test.each([
  ['.card { color: red; }', 'guest'],
  ['.card > li:hover, .card svg { z-index: 9; }', 'guest'],
  ['@media (min-width: 48rem) { .card { display: none; } }', 'guest'],
  ['.card { &:hover { color: red; } }', 'guest'],
  ['@keyframes turn { from { rotate: 0turn; } to { rotate: 1turn; } }', 'guest'],
  ['.over { z-index: var(--nk-z-modal); --own-size: 2rem; }', 'guest'],
  ['.bar { z-index: 10; }', 'host'],
  ['/* why */ @layer a, b; @layer a { :root { --nk-x: 1; } }', 'plain'],
] as const)('%s is accepted in a %s', (source, kind) => {
  expect(problemsOf(source, kind)).toEqual([]);
});

test.each([
  [':root { color: red; }', 'guest', '":root" has no class'],
  ['html, .card { color: red; }', 'guest', '"html" has no class'],
  ['body { margin: 0; }', 'guest', '"body" has no class'],
  ['* { margin: 0; }', 'guest', '"*" has no class'],
  ['@media print { h1 { color: red; } }', 'guest', '"h1" has no class'],
  ['[data-x] { color: red; }', 'host', '"[data-x]" has no class'],
  [':global(.x) .card { color: red; }', 'guest', 'leaves its module'],
  ['@font-face { font-family: X; }', 'guest', '@font-face reaches the whole page'],
  ['@import "x.css";', 'guest', '@import reaches the whole page'],
  ['@layer utilities { .x { color: red; } }', 'guest', '@layer reaches the whole page'],
  ['.card { --nk-color-text: red; }', 'guest', '--nk-color-text is a token'],
  ['.card { z-index: 40; }', 'guest', 'z-index 40: up to 9'],
  ['.late { color: red; } @layer a { .x { color: red; } }', 'plain', 'stands in no @layer'],
  ['.x { color: red; }', 'foreign', 'only the shell brings those'],
] as const)('%s is refused in a %s', (source, kind, problem) => {
  expect(problemsOf(source, kind).join('\n')).toContain(problem);
});

test('a problem says its line', () => {
  expect(problemsOf('.a {}\n\np {}', 'guest')[0]).toMatch(/^ {2}line 3: "p"/);
});

test('a sheet goes into its layer whole', () => {
  expect(layered('.a {}', 'remotes.mf_auth')).toBe('@layer remotes.mf_auth {\n.a {}\n}\n');
});
