import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertOneVersion } from './one-version';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nukkad-version-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(name: string, version: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name, version }));
}

test('packages of one version are built, whichever of them are installed', () => {
  install('@nukkad/platform', '2.1.0');
  install('@nukkad/shared-ui', '2.1.0');
  expect(() => assertOneVersion(folder, '2.1.0')).not.toThrow();
});

test.each([
  ['@nukkad/platform', '2.0.0'],
  ['@nukkad/shared-ui', '2.1.1'],
  ['@nukkad/vendor-kit', '3.0.0'],
])('%s of version %s stops the build, with the command that mends it', (name, version) => {
  install('@nukkad/platform', '2.1.0');
  install(name, version);
  expect(() => assertOneVersion(folder, '2.1.0')).toThrow(`${name} ${version}: "npx nukkad@2.1.0`);
});
