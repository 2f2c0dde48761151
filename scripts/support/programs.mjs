import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { capture } from './processes.mjs';
import { during } from './progress.mjs';
import { ROOT } from './repository.mjs';

/** Names of the browser's program. The first one renders pages without a window's overhead. */
export const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const AT_SPI = '/usr/libexec/at-spi-bus-launcher';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path of a Chromium for the browser tests, installing one if this machine allows it. */
export async function findChromium() {
  return (
    process.env.CHROMIUM_PATH ||
    inPath(CHROMIUM_NAMES) ||
    playwrightsOwn() ||
    (await installed(['chromium-headless-shell', 'chromium'], () => inPath(CHROMIUM_NAMES))) ||
    (await installed(['chromium'], () => inPath(CHROMIUM_NAMES))) ||
    (await downloadChromium())
  );
}

/** Path of a Firefox as Mozilla or a distribution ships it, installing one if this machine allows it. */
export async function findFirefox() {
  const names = ['firefox-esr', 'firefox'];
  return (
    process.env.FIREFOX_PATH ||
    inPath(names) ||
    (await installed(['firefox-esr'], () => inPath(names)))
  );
}

/**
 * Path of WebKitGTK's own browser, with its driver and a screen that nobody sees, installing them
 * likewise.
 */
export async function findWebKit() {
  const found = () => (inPath(['WebKitWebDriver']) && inPath(['Xvfb']) ? miniBrowser() : undefined);
  return found() || (await installed(['webkit2gtk-driver', 'xvfb'], found));
}

/** Debian has it beside the library, out of PATH. */
function miniBrowser() {
  const machines = ['x86_64-linux-gnu', 'aarch64-linux-gnu'];
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  const files = machines.flatMap((machine) =>
    versions.map((version) => path.join('/usr/lib', machine, version, 'MiniBrowser')),
  );
  return files.find((file) => existsSync(file));
}

/** Whether API tests can have a PostgreSQL server, installing one if the machine allows it. */
export async function hasPostgres() {
  const found = () => Boolean(process.env.TEST_DATABASE_URL || postgresPrograms());
  return found() || Boolean(await installed(['postgresql'], found));
}

/**
 * Whether the registry's tests can run a real nginx, installing one if this machine allows it, with
 * its module for pre-compressed brotli files if available.
 */
export async function hasNginx() {
  const found = () => inPath(['nginx']);
  const hasNow = Boolean(found() || (await installed(['nginx'], found)));
  if (hasNow && !existsSync(BROTLI)) {
    await installed(['libnginx-mod-http-brotli-static'], () => existsSync(BROTLI));
  }
  return hasNow;
}

/** Whether tests can put PgBouncer in front of a server, installing it if the machine allows it. */
export const hasPgbouncer = () => hasProgram('pgbouncer');

/** Whether tests can ask Prometheus itself, installing it if the machine allows it. */
export async function hasPrometheus() {
  const found = () => Boolean(inPath(['prometheus']) && inPath(['promtool']));
  return found() || Boolean(await installed(['prometheus'], found));
}

/** Whether tests can read calendars with the programs of others, installing them likewise. */
export async function hasCalendarPrograms() {
  const names = ['vdirsyncer', 'khal'];
  const found = () => names.every((name) => inPath([name]));
  return found() || Boolean(await installed(names, found));
}

/** Whether tests can read PDF with programs that did not write it, installing them likewise. */
export async function hasPdfPrograms() {
  const found = () => Boolean(inPath(['pdftotext']) && inPath(['pdfinfo']));
  return found() || Boolean(await installed(['poppler-utils'], found));
}

/** Path of ClamAV's daemon, installing it if the machine allows it. Its virus database is not needed. */
export async function findClamd() {
  const debian = '/usr/sbin/clamd';
  const found = () => inPath(['clamd']) ?? (existsSync(debian) ? debian : undefined);
  return found() ?? (await installed(['clamav-daemon'], found));
}

/** Whether judges can run OpenStack Swift, which speaks S3, installing it if the machine allows it. */
export async function hasSwift() {
  const found = () => existsSync('/usr/lib/python3/dist-packages/swift/common/middleware/s3api');
  return found() || Boolean(await installed(['python3-swift'], found));
}

/** Whether judges can run programs of Java, installing it if the machine allows it. */
export async function hasJava() {
  const found = () => Boolean(inPath(['java']));
  return found() || Boolean(await installed(['default-jre-headless'], found));
}

/** Whether judges can hear Orca on a desktop that nobody sees, installing what that takes likewise. */
export async function hasOrca() {
  const programs = ['orca', 'xdotool', 'openbox', 'dbus-daemon'];
  const found = () =>
    Boolean([...programs, 'Xvfb'].every((name) => inPath([name])) && existsSync(AT_SPI));
  return found() || Boolean(await installed([...programs, 'at-spi2-core', 'xvfb'], found));
}

/** Whether judges can make certificates, installing the program if the machine allows it. */
export const hasOpenssl = () => hasProgram('openssl');

/** Whether judges can ask TLS of every kind, installing testssl.sh likewise. */
export async function hasTestssl() {
  return Boolean(testsslPath() || (await installed(['testssl.sh'], testsslPath)));
}

/** Path of testssl.sh, whose name ends differently by distribution. */
export const testsslPath = () => inPath(['testssl', 'testssl.sh']);

/** Whether judges can try parameters for injections, installing sqlmap likewise. */
export const hasSqlmap = () => hasProgram('sqlmap');

/** Whether judges can scan a site by Wapiti, installing it likewise. */
export const hasWapiti = () => hasProgram('wapiti');

/**
 * Whether images can be built and run, and base images be put together where their registry is not
 * reached, installing what does so if the machine allows it.
 */
export async function hasContainers() {
  // netavark calls iptables, which Debian only recommends with it.
  const programs = ['podman', 'runc', 'mmdebstrap', 'iptables'];
  const network = ['netavark', 'aardvark-dns'];
  const found = () =>
    programs.every((name) => inPath([name]) ?? existsSync(path.join('/usr/sbin', name))) &&
    network.every((name) => existsSync(path.join('/usr/lib/podman', name)));
  return found() || Boolean(await installed([...programs, ...network], found));
}

/** Whether a program is here, installing the Debian package of the same name otherwise. */
async function hasProgram(name) {
  const found = () => Boolean(inPath([name]));
  return found() || Boolean(await installed([name], found));
}

/** Folder of `initdb` and `pg_ctl`. */
function postgresPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : [];
  const folders = [...searchPath(), ...versions.map((v) => path.join(debian, v, 'bin'))];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name))),
  );
}

/** First of these programs in PATH, whole; undefined without any. */
export function inPath(names) {
  const files = names.flatMap((name) => searchPath().map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

/** Installs Debian packages where possible, then returns the result of `find`. */
async function installed(names, find) {
  if (process.getuid?.() !== 0 || !inPath(['apt-get'])) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await during(`Installing ${names.join(' and ')} with apt-get`, async () => {
    await capture('apt-get', ['update', '-qq'], { env });
    await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      env,
    });
  });
  return find();
}

async function downloadChromium() {
  const cli = path.join(path.dirname(playwright().resolve('playwright/package.json')), 'cli.js');
  await during('Downloading Chromium with Playwright', () =>
    capture(process.execPath, [cli, 'install', 'chromium']),
  );
  return playwrightsOwn();
}

function playwrightsOwn() {
  try {
    const file = playwright()('@playwright/test').chromium.executablePath();
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function playwright() {
  return createRequire(path.join(ROOT, 'e2e/package.json'));
}

function searchPath() {
  return (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
}
