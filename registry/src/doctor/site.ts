import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { composeAll } from '../canary/channel-state';
import { readPointer, STABLE } from '../channels/pointer';
import type { Places } from '../core/places';
import { mustBeCosigned } from '../cosigning/begin';
import { rewritePages } from '../operations/rewrite-pages';
import { wantedFiles } from '../pages/write-site';
import { KEY_SETTING } from '../signing/role-keys';
import { withLock } from '../sync/lock';
import type { Answered, Check, Finding, Surroundings } from './finding';
import { areKeysLost } from './registry';

const CLOCK_MS = 5 * 60_000;

export const pagesAreCurrent: Check = async (places) => {
  const { serial } = await readPointer(places, STABLE);
  if (serial === 0 || (await areKeysLost(places))) return [];
  // Without a key of one of the holders pages cannot be composed here; the log is held against them.
  if ((await mustBeCosigned(places)) && !process.env[KEY_SETTING.release]) return [];
  const [late, dev] = await withLock(places, async () => [
    await differing(places, false),
    await differing(places, true),
  ]);
  // In development, pages contain the reload script and so differ.
  if (late.length === 0 || dev.length === 0) return [];
  return [
    {
      what: `${late.length} pages are not what the channels say, ${late[0]} for one.`,
      soWhat: 'Visitors of these pages run other versions than `nukkad status` tells.',
      next: 'Run `nukkad pages`, with PUBLIC_URL, NUKKAD_ASSETS, NUKKAD_MIRRORS and NUKKAD_OFFLINE set as for a release.',
      fix: () => rewritePages(places),
    },
  ];
};

export const mirrorsAnswer: Check = async (_, around) => {
  const found = await Promise.all(around.mirrors.map((mirror) => mirrorFinding(mirror, around)));
  return found.filter((finding) => finding !== undefined);
};

/** Of the shell that is live, since a stale origin still answers for earlier ones. */
export const assetsAnswer: Check = async (places, { assets, ask }) => {
  const version = (await readPointer(places, STABLE)).parts.shell;
  if (!assets || !version) return [];
  const path = `/shell/${version}/integrity.json`;
  const answer = await ask(assets + path);
  const what = assetsProblem(assets, path, answer);
  if (!what) return [];
  return [
    {
      what,
      soWhat: 'Pages ask it first, in vain, and come up to five seconds later.',
      next: `Look after ${assets}, or unset NUKKAD_ASSETS and run \`nukkad pages\`.`,
    },
  ];
};

function assetsProblem(assets: string, path: string, answer?: Answered): string | undefined {
  if (!answer) return `${assets} does not answer.`;
  if (answer.status !== 200) return `${assets} answers ${answer.status} to ${path}.`;
  if (answer.allowed === '*') return undefined;
  return `${assets} leaves \`access-control-allow-origin: *\` away, so browsers refuse its files.`;
}

async function differing(places: Places, dev: boolean): Promise<string[]> {
  const { stable, ...composed } = await composeAll(places);
  const wanted = await wantedFiles(places, { ...composed, composition: stable, dev });
  const late: string[] = [];
  for (const [file, content] of wanted) {
    const found = await readFile(path.join(places.site, file), 'utf8').catch(() => undefined);
    if (found !== content) late.push(file);
  }
  return late;
}

async function mirrorFinding(
  mirror: string,
  { ask, now }: Surroundings,
): Promise<Finding | undefined> {
  const answer = await ask(`${mirror}/registry.json`);
  const next = `Look after ${mirror}, or take it out of NUKKAD_MIRRORS and run \`nukkad pages\`.`;
  const soWhat = 'When the first origin fails, pages turn to it in vain and lose time.';
  if (!answer) return { what: `${mirror} does not answer.`, soWhat, next };
  if (answer.status !== 200) {
    return { what: `${mirror} answers ${answer.status} to /registry.json.`, soWhat, next };
  }
  if (!answer.date || Math.abs(Date.parse(answer.date) - now) < CLOCK_MS) return undefined;
  return {
    what: `The clock of ${mirror} says ${answer.date}; this machine’s is minutes away from that.`,
    soWhat: 'Previews end, and what was kept is thrown away, at the wrong time.',
    next: 'Set both clocks, e.g. by NTP.',
  };
}
