import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import {
  type Composition,
  type HealthFact,
  healthReportPath,
  type RegistryDocument,
  type ReleasesAnswer,
  type VisitTicket,
  visitTicketPath,
} from '@nukkad/platform/contract';
import type { Page } from '@playwright/test';
import { anotherBuild } from '../support/changed-build';
import { replaceFile } from '../support/damage';
import { expectHydrated } from '../support/hydrated';
import { distOf, readJson } from '../support/repository';
import type { Attack } from './attack';
import type { Installation } from './installation';
import { operator } from './operator';
import { expect } from './test';

const PART = 'mf-public';
const MARK = '\n;globalThis.changed=(globalThis.changed??0)+1;\n';

function stable({ site }: Installation): Composition {
  const { channels } = readJson<RegistryDocument>(path.join(site, 'registry.json'));
  if (!channels.stable) throw new Error('Nothing is released to stable.');
  return channels.stable;
}

/** Attacks on the code that pages run. */
export const releaseAttacks: Attack[] = [
  {
    row: 9,
    name: 'changed chunks run in the page',
    async replay({ on, say, browser }) {
      const folders = [
        `shell/${stable(on).shell.version}`,
        ...Object.entries(stable(on).remotes).map(
          ([part, { version }]) => `remotes/${part}/${version}`,
        ),
      ];
      const files = folders.flatMap((folder) =>
        readdirSync(path.join(on.site, folder))
          .filter((file) => file.endsWith('.js'))
          .map((file) => `${folder}/${file}`),
      );
      const context = await browser.newContext();
      const undo: (() => void)[] = [];
      try {
        const page = await context.newPage();
        await page.goto(on.origin);
        // Before the shell runs, nothing is let in.
        await expectHydrated(page);
        const chunk = files.find((file) => /^shell\/.*\/\d+\.js$/.test(file)) ?? '';
        expect(await cameIn(page, [chunk], 'whole'), 'as it was signed').toEqual([chunk]);
        for (const file of files) {
          const content = readFileSync(path.join(on.site, file), 'utf8');
          undo.push(replaceFile(on.site, file, content + MARK));
        }
        expect(await cameIn(page, files, 'changed'), 'files that were let in').toEqual([]);
        // The entry is in the HTML itself; a new context has nothing cached.
        const fresh = await (await browser.newContext()).newPage();
        const refused = fresh.waitForEvent('console', (one) => /valid digest/.test(one.text()));
        await fresh.goto(on.origin);
        await refused;
        for (const each of [page, fresh]) {
          const ran = await each.evaluate(() => (globalThis as { changed?: number }).changed);
          expect(ran, 'scripts that ran').toBeUndefined();
        }
        await fresh.context().close();
      } finally {
        await context.close();
        for (const one of undo) one();
      }
      say(
        `change all ${files.length} scripts of the shell and the parts, lazy chunks included`,
        'the browser and the shell refuse each; none ran',
      );
    },
  },
  {
    row: 10,
    name: 'taking a canary back by reports',
    async replay({ on, say }) {
      const folder = anotherBuild(distOf(PART));
      await on.nukkad('canary', PART, '--from', folder, '--share', '20');
      const { canary } = stable(on);
      if (!canary) throw new Error('The canary does not run.');
      const version = canary.remotes[PART]?.version ?? '';
      const fact: HealthFact = {
        ...{ kind: 'failure', part: PART, version, screen: 'home', phase: 'render' },
        ...{ code: 'MF-RENDER', message: 'It broke', recovered: 'previous' },
      };
      const attacker = on.visitor();
      const report = (more: object) =>
        attacker.ask('POST', healthReportPath, {
          ...{ visit: crypto.randomUUID(), lock: canary.lock, path: '/', facts: [fact], ...more },
        });
      try {
        const answers: number[] = [];
        for (let nth = 0; nth < 20; nth += 1) answers.push((await report({})).status);
        const asked = await attacker.ask('POST', visitTicketPath, { lock: canary.lock });
        const { ticket } = asked.json<VisitTicket>();
        for (let nth = 0; nth < 20; nth += 1) answers.push((await report({ ticket })).status);
        const forged = `${String(ticket).split('.')[0]}.${'A'.repeat(43)}`;
        answers.push((await report({ ticket: forged })).status);
        const releases = await (await operator(on)).ask('GET', '/api/operator/releases');
        expect(releases.status, releases.text).toBe(200);
        const part = releases.json<ReleasesAnswer>().canary?.parts.find((one) => one.part === PART);
        expect(part?.verdict, 'what the judge says of it').not.toBe('take-back');
        expect(part?.canary.visits ?? 0, 'visits that count').toBeLessThanOrEqual(1);
        say(
          '20 reports of failures without a ticket, 20 with one ticket, a forged one, all from one address',
          `${[...new Set(answers)].join(', ')}; ${part?.canary.visits} visit counts, the canary stays`,
        );
      } finally {
        await on.nukkad('canary', 'stop', '--why', 'The replay is over');
      }
    },
  },
  {
    row: 14,
    name: 'an old release by its lock',
    async replay({ on, say }) {
      const before = stable(on);
      const version = before.remotes[PART]?.version ?? '';
      await on.release([anotherBuild(distOf(PART))]);
      expect(stable(on).remotes[PART]?.version).not.toBe(version);
      const ask = () => on.visitor().ask('GET', `/?lock=${before.lock}`);
      const seen = (await ask()).text.includes(version);
      await on.nukkad('withdraw', version, '--why', 'It leaks addresses');
      const answers = [await ask(), await on.visitor().ask('GET', `/locks/${before.lock}/`)];
      const runs = answers.filter(({ text }) => text.includes(`${PART}/${version}`));
      expect(
        runs.map(({ text }) => text.length),
        'pages that run it',
      ).toEqual([]);
      // Undone because `npm start` would release this very build again.
      await on.nukkad('withdraw', 'undo', version);
      say(
        'see a withdrawn release again with ?lock= and by the path of its page',
        `${answers.map(({ status }) => status).join(', ')}: what everybody runs${seen ? '; before it was withdrawn it was shown' : ''}`,
      );
    },
  },
  {
    row: 18,
    name: 'the registry’s lock of a dead process whose id is another’s',
    async replay({ on, say }) {
      // A lock file from before a reboot of the machine or a restart of the container.
      const forged = (pid: number) => ({
        ...{ token: 'dead', pid, boot: 'an earlier one', birth: '1' },
        ...{ host: hostname(), since: 'yesterday' },
      });
      const pids = [1, process.pid, on.processId()];
      for (const pid of pids) {
        writeFileSync(path.join(on.data, 'registry/lock'), JSON.stringify(forged(pid)));
        await on.nukkad('pages');
      }
      say(
        'leave locks that name process 1, a living process and the API itself, of an earlier boot',
        'each is taken over, and pages are written',
      );
    },
  },
];

/** The files that load when inserted into the head like a loader does. */
const cameIn = (page: Page, files: readonly string[], query: string) =>
  page.evaluate(
    async ([all, more]) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: {
          createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
        };
      };
      const policy = trustedTypes.createPolicy('webpack', {
        createScriptURL: (url: string) => url,
      });
      const one = (file: string) =>
        new Promise<string[]>((resolve) => {
          const script = document.createElement('script');
          script.src = policy.createScriptURL(`/${file}?${more}`);
          script.onload = () => resolve([file]);
          script.onerror = () => resolve([]);
          try {
            document.head.appendChild(script);
          } catch {
            resolve([]);
          }
        });
      return (await Promise.all(all.map(one))).flat();
    },
    [files, query] as const,
  );
