import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { classNameIn, placeOf } from './class-name';

const root = path.resolve(__dirname, '../..');

test.each([
  ['/house/shared-ui/src/card/card.module.css', 'mf_public_shared-ui_card__title'],
  ['/house/mf-public/src/listing/results.module.css', 'mf_public_mf-public_listing_results__title'],
  ['/src/a/node_modules/@nukkad/kit/src/b.module.css', 'mf_public_kit_b__title'],
])('a class of %s is known as %s', (resourcePath, name) => {
  expect(classNameIn('mf_public')({ resourcePath }, '', 'title')).toBe(name);
});

test('a stylesheet outside the sources of a package is refused', () => {
  expect(() => placeOf('/house/card.module.css')).toThrow('not below the src of a package');
});

test('no two stylesheets of the house are told apart by nothing', () => {
  const files = execFileSync('git', ['ls-files', '*.module.css'], { cwd: root, encoding: 'utf8' });
  const places = files
    .trim()
    .split('\n')
    .map((file) => placeOf(`/${file}`));
  expect(places.length).toBeGreaterThan(100);
  expect(new Set(places).size).toBe(places.length);
});
