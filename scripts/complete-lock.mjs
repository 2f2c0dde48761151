// Adds binaries of other platforms to package-lock.json that this machine's package mirror lacks. A
// lockfile written with such a mirror omits them, and `npm ci` refuses it everywhere. Versions come
// from the packages that name them; run it after adding or raising a dependency.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
];
const otherNames = { win32: 'win32', windows: 'win32', sunos: 'sunos', linuxmusl: 'linux' };

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

const missing = Object.entries(lock.packages).flatMap(([place, owner]) =>
  Object.entries(owner.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(place, name))
    .map(([name, version]) => [`node_modules/${name}`, entryOf(name, version, owner)]),
);
const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(
  ([a], [b]) => a.localeCompare(b, 'en'),
);
writeFileSync(
  file,
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
);
console.info(`${missing.length} platform binaries added`);

/** Whether a package at `place` finds `name` in its own or an outer node_modules. */
function isLocked(place, name) {
  if (lock.packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]) return true;
  if (place === '') return false;
  const outer = place.lastIndexOf('/node_modules/');
  return isLocked(outer < 0 ? '' : place.slice(0, outer), name);
}

function entryOf(name, version, owner) {
  const words = name.split(/[/-]/);
  const os = words
    .map((word) => otherNames[word] ?? systems.find((it) => it === word))
    .find(Boolean);
  const cpu = words.map((word) => processors.find((it) => it === word)).find(Boolean);
  const libc = words.some((word) => word.includes('musl')) ? 'musl' : 'glibc';
  return {
    version: version.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(owner.dev && { dev: true }),
    ...(os === 'linux' && { libc: [libc] }),
    license: 'MIT',
    optional: true,
    ...(os && { os: [os] }),
  };
}
