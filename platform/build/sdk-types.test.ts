/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SdkTypes } from '../src/contract/facts';

const PLATFORM = path.resolve(__dirname, '..');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a vendor’s installed platform is described as the shell’s own is', () => {
  const own = described(PLATFORM);
  const installed = described(install());
  expect(installed.calls).toEqual(own.calls);
  expect(installed.exports).toEqual(own.exports);
  expect(Object.keys(installed.files)).toEqual(Object.keys(own.files));
  expect(installed.files).toEqual(own.files);
});

function described(platform: string): SdkTypes {
  return createRequire(__filename)(path.join(platform, 'build/sdk-types.js')).sdkTypes();
}

// As npm lays it out, except that its dependencies resolve from this repository.
function install(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'nukkad-sdk-'));
  folders.push(folder);
  const modules = path.join(folder, 'node_modules');
  const platform = path.join(modules, '@nukkad/platform');
  mkdirSync(platform, { recursive: true });
  for (const part of ['build', 'src', 'package.json'])
    cpSync(path.join(PLATFORM, part), path.join(platform, part), { recursive: true });
  const here = path.join(PLATFORM, '../node_modules');
  for (const one of readdirSync(here))
    if (!/^(\.|@nukkad$)/.test(one)) symlinkSync(path.join(here, one), path.join(modules, one));
  return platform;
}
