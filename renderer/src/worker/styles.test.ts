import assert from 'node:assert/strict';
import { test } from 'node:test';
import { furtherStyles, type Stylesheet } from './styles';

const sheet = (href: string, ...classes: string[]): Stylesheet => ({
  href,
  integrity: '',
  classes: new Set(classes),
  fonts: [],
});
const all = [
  sheet('/screen.css', 'list', 'card'),
  sheet('/filters.css', 'card', 'filter', 'menu'),
  sheet('/menu.css', 'menu', 'item'),
  sheet('/dialog.css', 'card', 'dialog'),
];
const chosen = (html: string) =>
  furtherStyles(html, all, new Set(['/screen.css'])).map(({ href }) => href);

test('a page needs the styles of parts that are in its HTML, and no others', () => {
  assert.deepEqual(chosen('<p class="list card"></p>'), []);
  assert.deepEqual(chosen('<p class="card"><b class="filter"></b><i class="menu"></i></p>'), [
    '/filters.css',
  ]);
  assert.deepEqual(chosen('<p class="menu"></p><p class="dialog unknown"></p>'), [
    '/filters.css',
    '/dialog.css',
  ]);
});

test('a part whose rules other sheets have too is linked if most of it is in the HTML', () => {
  const shown = '<p class="list card"></p><i class="filter"></i><b class="dialog"></b>';
  assert.deepEqual(chosen(shown), ['/filters.css', '/dialog.css']);
});
