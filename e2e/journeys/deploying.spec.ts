import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type FaultyLine, startFaultyLine } from '../support/faulty-line';
import { nightlyUnless } from '../support/nightly';
import { type HeldPort, holdPort } from '../support/ports';
import { scratchFolder, startNode, stop } from '../support/processes';
import { ROOT } from '../support/repository';
import { expectFrame, heading } from '../support/site';
import { expect, test } from '../support/test';

/** Lines that ask for packages of the system or its PostgreSQL, or do what the suite has done. */
const PREPARED = /^(sudo apt-get|sudo -u postgres|pg_dump|git pull$|npm ci$|npm run build$)/;
const API = 'node api/dist/server.js --api-only';
const hasSystemd = existsSync('/usr/bin/systemd-analyze');
const RESTART = 'sudo systemctl restart nukkad';

/** Blocks of a section of the page. */
function documentedBlocks(title: string): string[] {
  const page = readFileSync(path.join(ROOT, 'docs/deploying.md'), 'utf8');
  const [, section = ''] = page.split(`## ${title}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, block = '']) => block);
}

/** A machine of its own: folders in place of `/etc` and `/srv`, ports in place of names. */
interface Machine {
  folder: string;
  site: HeldPort;
  api: HeldPort;
  cdn: FaultyLine;
  /** Text of the page, for this machine. */
  here(text: string): string;
}

async function aMachine(): Promise<Machine> {
  const folder = scratchFolder();
  const [site, api] = [await holdPort(), await holdPort()];
  const origin = `http://localhost:${site.port}`;
  const cdn = await startFaultyLine(origin);
  const here = (text: string) =>
    text
      .replaceAll(/(\/etc|\/srv)\//g, `${folder}$1/`)
      .replaceAll('https://nukkad.example', origin)
      .replaceAll('https://cdn.example', cdn.origin)
      // Without a server of PostgreSQL the embedded one is used.
      .replace(/^DATABASE_URL=.*\n/m, `API_PORT=${api.port}\n`)
      .replaceAll('localhost:4000', `localhost:${api.port}`)
      .replaceAll(/<[^>]+>/g, 'f'.repeat(64))
      .replace('release --all', 'release --all --quick');
  return { folder, site, api, cdn, here };
}

/** The configuration as it is in the repository, for the ports of this machine. */
function configurationOf({ folder, site, api }: Machine): string {
  const copy = path.join(folder, 'repository-nginx');
  cpSync(path.join(ROOT, 'nginx'), copy, { recursive: true });
  for (const file of readdirSync(copy)) {
    const given = readFileSync(path.join(copy, file), 'utf8');
    const changed = given
      .replace('listen 8080;', `listen 127.0.0.1:${site.port};`)
      .replace('127.0.0.1:4000', `127.0.0.1:${api.port}`)
      .replace('/srv/nukkad/site; # here', `${folder}/srv/nukkad/site;`);
    writeFileSync(path.join(copy, file), changed);
  }
  const etc = path.join(folder, 'etc/nginx');
  mkdirSync(path.join(etc, 'conf.d'), { recursive: true });
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    process.getuid?.() === 0 ? 'user root;' : '',
    'include /etc/nginx/modules-enabled/*.conf;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...scratch.map((name) => `${name}_temp_path ${folder}/${name};`),
    `include ${etc}/conf.d/*.conf;`,
    '}',
  ];
  writeFileSync(path.join(etc, 'nginx.conf'), main.join('\n'));
  return copy;
}

/** Runs lines as they stand; `sudo` is left out, and nginx is that of this machine. */
async function runLines({ folder }: Machine, lines: readonly string[]): Promise<void> {
  const shell = [
    'set -e',
    'sudo() { if [ "$1" = -E ]; then shift; fi; "$@"; }',
    // At first there is none to reload. One that went on with our pipes would keep us waiting.
    `nginx() { if [ "$1" = -s ] && [ ! -s ${folder}/nginx.pid ]; then set -- -e ${folder}/nginx.log; fi; command nginx -c ${folder}/etc/nginx/nginx.conf "$@" > ${folder}/said 2>&1 || { cat ${folder}/said >&2; return 1; }; }`,
    ...lines,
  ];
  const { PATH, HOME, USER = 'root' } = process.env;
  const env = { PATH, HOME, USER };
  // The machine's CDN answers meanwhile, in this process.
  const ran = promisify(execFile)('sh', ['-c', shell.join('\n')], { cwd: ROOT, env });
  const failure = await ran.then(
    () => undefined,
    ({ stdout, stderr }) => stdout + stderr,
  );
  expect(failure).toBeUndefined();
}

/** The unit is what systemd takes; it names a user and a folder of the machine. */
async function expectUnit({ folder }: Machine, block: string): Promise<void> {
  const unit = path.join(folder, 'nukkad.service');
  const of = { '<you>': 'root', '<this clone>': ROOT, '/usr/bin/node': process.execPath };
  const named = Object.entries(of).reduce((text, [one, here]) => text.replace(one, here), block);
  writeFileSync(unit, named);
  const { stderr } = await promisify(execFile)('systemd-analyze', ['verify', '--man=no', unit]);
  expect(stderr).toBe('');
}

const settingsOf = (block: string) =>
  Object.fromEntries(
    block
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

test(
  'the documented commands lead from an empty machine to a site whose files come from elsewhere',
  nightlyUnless(false),
  async ({ page }) => {
    // Every part is released twice, which takes a minute on an idle machine.
    test.slow();
    const [first = '', settings = '', second = '', unit = ''] =
      documentedBlocks('From an empty machine');
    const [upgrade = ''] = documentedBlocks('Upgrading');
    const machine = await aMachine();
    const { folder, here, cdn } = machine;
    const configuration = configurationOf(machine);
    const linesOf = (block: string) =>
      here(block)
        .replaceAll(' nginx/', ` ${configuration}/`)
        .split('\n')
        .filter((line) => line !== '' && !PREPARED.test(line));
    await runLines(machine, linesOf(first));
    writeFileSync(path.join(folder, 'etc/nukkad/settings'), here(settings));
    const lines = linesOf(second);
    const at = lines.indexOf(API);
    expect(at).toBeGreaterThan(0);
    await runLines(machine, lines.slice(0, at));
    const said = settingsOf(here(settings));
    const startApi = () => startNode(API.split(' ').slice(1), { env: { ...process.env, ...said } });
    let api = startApi();
    try {
      await expect(async () => {
        expect((await page.request.get(`${said.PUBLIC_URL}/readyz`)).status()).toBe(200);
      }).toPass();
      await runLines(machine, [lines[0]!, ...lines.slice(at + 1)]);
      await page.goto(`${said.PUBLIC_URL}/login`);
      await expectFrame(page);
      await expect(heading(page)).toBeVisible();
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const late = files.filter((file) =>
        /\/(shell|remotes)\/.*(?<!theme|own-origin)\.(js|css)$/.test(file),
      );
      expect(late.length).toBeGreaterThan(2);
      expect([...new Set(late.map((file) => new URL(file).origin))]).toEqual([cdn.origin]);

      const upgrading = linesOf(upgrade);
      const restart = upgrading.indexOf(RESTART);
      expect(restart).toBeGreaterThan(0);
      await runLines(machine, [lines[0]!, ...upgrading.slice(0, restart)]);
      await stop(api);
      api = startApi();
      await runLines(machine, [lines[0]!, ...upgrading.slice(restart + 1)]);
      await page.goto(`${said.PUBLIC_URL}/login`);
      await expectFrame(page);
      if (hasSystemd) await expectUnit(machine, unit);
    } finally {
      await page.close();
      await stop(api);
      process.kill(Number(readFileSync(path.join(folder, 'nginx.pid'), 'utf8')));
      await cdn.close();
      machine.site.release();
      machine.api.release();
    }
  },
);
