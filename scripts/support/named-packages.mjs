import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './fingerprint.mjs';
import { ROOT, readJson } from './repository.mjs';

/** Packages used as commands: `webpack` delegates to webpack-cli. */
const COMMANDS = { webpack: 'webpack', 'webpack-cli': 'webpack', jest: 'jest' };

/**
 * The rows of the page's table.
 *
 * @param {string} page in Markdown
 * @returns {{ name: string, places: string[], instead: string }[]}
 */
export function namedPackages(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => {
    const [name, places, instead] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { name: codesIn(name)[0], places: codesIn(places), instead };
  });
}

const codesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/**
 * Places in the table that do not use their package, as sentences.
 *
 * @param {{ name: string, places: string[] }[]} rows
 * @param {(place: string) => string[]} textsIn contents of a place's files
 */
export function unusedPlaces(rows, textsIn = productTexts) {
  return rows.flatMap(({ name, places }) =>
    places
      .filter((place) => !textsIn(place).some((text) => isUsed(name, place, text)))
      .map((place) => `${name} is not used in ${place}.`),
  );
}

function isUsed(name, place, text) {
  return place.endsWith('package.json') ? runs(name, text) : imports(name, text);
}

function imports(name, text) {
  const known = name.replace(/[/.]/g, '\\$&');
  return new RegExp(
    `(?:from|import|require(?:\\.resolve)?)\\s*\\(?\\s*['"]${known}(?:/[^'"]*)?['"]`,
  ).test(text);
}

function runs(name, text) {
  const command = COMMANDS[name];
  const { scripts = {} } = JSON.parse(text);
  return Object.values(scripts).some((script) => script.split(' ')[0] === command);
}

/** Of a file or a folder of the product, without tests. */
function productTexts(place) {
  const found = path.join(ROOT, place);
  const about = statSync(found, { throwIfNoEntry: false });
  if (!about) return [];
  const files = about.isFile()
    ? [found]
    : sourceFiles(found, (file) => /\.(tsx?|m?js)$/.test(file));
  return files.filter((file) => !/\.test\./.test(file)).map((file) => readFileSync(file, 'utf8'));
}

/**
 * Workspaces of the places that do not declare the package as a dependency, as sentences.
 *
 * @param {{ name: string, places: string[] }[]} rows
 */
export function undeclared(rows) {
  return rows.flatMap(({ name, places }) =>
    places
      .filter((place) => !packageFiles(place).some((file) => declares(readJson(file), name)))
      .map((place) => `No package.json above ${place} names ${name}.`),
  );
}

const declares = ({ dependencies = {}, devDependencies = {} }, name) =>
  name in dependencies || name in devDependencies;

/** From the place's own up to the repository's. */
function packageFiles(place) {
  const parts = place.split('/');
  const folders = parts.map((_, index) => path.join(ROOT, ...parts.slice(0, index)));
  return folders
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => statSync(file, { throwIfNoEntry: false }));
}
