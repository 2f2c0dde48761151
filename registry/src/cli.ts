import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cac } from 'cac';
import { isRegistryError, RegistryError } from './failure';
import { writeAtomically } from './files/atomic';
import type { ChangeResult } from './operations/move-channel';
import { prune } from './operations/prune';
import { type ReleaseResult, release } from './operations/release';
import { rewritePages } from './operations/rewrite-pages';
import { rollback } from './operations/rollback';
import { status, storedVersions } from './operations/status';
import { findPart, findParts, isBuilt } from './parts/find-part';
import { type Places, placesFrom } from './places';
import { nginxHeaders } from './site/nginx-headers';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

interface Flags {
  all?: boolean;
  channel?: string;
  data?: string;
  dev?: boolean;
  from?: string;
  keep?: string | number;
  expectSerial?: string | number;
  site?: string;
  to?: string;
}

/**
 * The `nukkad` command.
 *
 * @param argv as in `process.argv`
 * @returns the exit code: 0 done, 1 refused or failed
 */
export async function run(argv: string[]): Promise<number> {
  const cli = cac('nukkad');
  cli.option('--data <folder>', 'State and site; default NUKKAD_DATA, else .nukkad');
  cli.option('--site <folder>', 'The folder web servers serve; default <data>/site');
  declareChanges(cli);
  declareQuestions(cli);
  cli.help();
  try {
    cli.parse(argv, { run: false });
    if (cli.options.help) return 0;
    if (!cli.matchedCommand) throw unknownCommand(cli.args[0]);
    await cli.runMatchedCommand();
    return 0;
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    return 1;
  }
}

function declareChanges(cli: ReturnType<typeof cac>): void {
  const change = (name: string, about: string) =>
    cli
      .command(name, about)
      .option('--channel <name>', 'Channel to move; default stable')
      .option('--expect-serial <n>', 'Refuse when the channel has moved since')
      .option('--dev', 'Pages reload themselves on a release');
  change('release [part]', 'Release the build of one part')
    .option('--all', 'Every part that is built, together')
    .option('--from <dist>', 'Folder of the build; default <part>/dist')
    .action(async (part: string | undefined, flags: Flags) => {
      const dists = await distsFor(part, flags);
      report(await release(places(flags), dists, changeOptions(flags)));
    });
  change('rollback <part>', 'Go back to the version before')
    .option('--to <version>', 'Go to this version instead')
    .action(async (part: string, flags: Flags) => {
      const to = flags.to === undefined ? undefined : String(flags.to);
      report(await rollback(places(flags), part, { ...changeOptions(flags), to }));
    });
  change('pages', 'Rewrite the pages, move nothing').action(async (flags: Flags) =>
    report(await rewritePages(places(flags), changeOptions(flags))),
  );
}

function declareQuestions(cli: ReturnType<typeof cac>): void {
  cli.command('status', 'What each channel runs').action(async (flags: Flags) => {
    const channels = await status(places(flags));
    if (channels.length === 0) console.info('Nothing is released yet: nukkad release --all');
    for (const { channel, serial, parts } of channels) {
      console.info(`${channel} (serial ${serial})`);
      for (const [part, version] of Object.entries(parts)) console.info(`  ${part} ${version}`);
    }
  });
  cli.command('list', 'Every version in the site').action(async (flags: Flags) => {
    for (const [part, versions] of await storedVersions(places(flags))) {
      console.info(part);
      for (const { version, lastUsed, channels } of versions) {
        const date = new Date(lastUsed).toISOString();
        console.info(`  ${version}  ${date}  ${channels.join(', ')}`.trimEnd());
      }
    }
  });
  cli
    .command('nginx <folder>', 'Write the header includes of nginx')
    .action(async (folder: string) => {
      for (const [name, content] of Object.entries(nginxHeaders())) {
        await writeAtomically(path.join(folder, name), content);
      }
    });
  cli
    .command('prune', 'Remove old versions that no channel runs')
    .option('--keep <n>', 'Versions to keep of each part', { default: 5 })
    .action(async (flags: Flags) => {
      const pruned = await prune(places(flags), Number(flags.keep));
      for (const { part, version } of pruned) console.info(`Removed ${part} ${version}`);
      if (pruned.length === 0) console.info('Nothing to remove.');
    });
}

async function distsFor(part: string | undefined, flags: Flags): Promise<string[]> {
  if (flags.all) {
    const folders = await findParts(ROOT);
    const built = await Promise.all(folders.map(({ folder }) => isBuilt(folder)));
    return folders
      .filter((_, index) => built[index])
      .map(({ folder }) => path.join(folder, 'dist'));
  }
  if (!part && !flags.from) throw new RegistryError('invalid', 'Name a part, or use --all.');
  if (flags.from) return [path.resolve(flags.from)];
  return [path.join((await findPart(ROOT, part!)).folder, 'dist')];
}

function places(flags: Flags): Places {
  return placesFrom({ root: ROOT, data: flags.data, site: flags.site });
}

function changeOptions(flags: Flags) {
  return {
    channel: flags.channel,
    dev: flags.dev ?? process.env.DEV_RELOAD === '1',
    expectedSerial: flags.expectSerial === undefined ? undefined : Number(flags.expectSerial),
  };
}

function report(result: ChangeResult | ReleaseResult): void {
  for (const warning of result.warnings) console.warn(`Note: ${warning}`);
  for (const { part, version, previous, action } of result.moves) {
    console.info(`${action} ${part} ${version} (before: ${previous ?? 'none'})`);
  }
  if (result.moves.length === 0) console.info('Every part already runs this version.');
  const { pages, written } = result.site;
  console.info(
    `${result.channel} at serial ${result.serial}; ${written} of ${pages + 1} files rewritten`,
  );
}

function unknownCommand(name: string | undefined): RegistryError {
  const known = 'release, rollback, status, list, prune, pages or nginx';
  return new RegistryError(
    'invalid',
    name ? `There is no "${name}": use ${known}.` : `Use ${known}.`,
  );
}

// cac's own complaints about arguments are as readable as the registry's.
function isExpected(error: unknown): error is Error {
  return isRegistryError(error) || (error instanceof Error && error.name === 'CACError');
}
