import { cac } from 'cac';
import { isRegistryError, RegistryError } from '../core/failure';
import { bringUpToDate } from '../sync/lock';
import { callFrom } from './call';
import type { Answer, Command } from './command/command';
import { commands } from './commands';
import { type ExitCode, exitCodeOf, exitCodes, exitCodesHelp } from './exit-codes';

/**
 * The `nukkad` command. With `--json` stdout carries one document: the command's own, or `{ error:
 * { code, message } }`; everything else goes to stderr.
 *
 * @param argv as in `process.argv`
 * @returns the exit code
 */
export async function run(argv: string[], known: readonly Command[] = commands): Promise<ExitCode> {
  const cli = declared(known, argv.slice(2));
  try {
    cli.parse(argv, { run: false });
    if (cli.options.help) return exitCodes.done;
    if (!cli.matchedCommand) throw unknownCommand(cli.args[0], known);
    const answer: Answer = await cli.runMatchedCommand();
    tell(answer, cli.options.json);
    return answer.refused ? exitCodes.refused : exitCodes.done;
  } catch (error) {
    return fail(error, argv.includes('--json'));
  }
}

function declared(known: readonly Command[], argv: string[]): ReturnType<typeof cac> {
  const cli = cac('nukkad');
  cli.option('--data <folder>', 'State and site; default NUKKAD_DATA, else .nukkad');
  cli.option('--site <folder>', 'The folder web servers serve; default SITE_DIR, else <data>/site');
  cli.option('--store <address>', 'Folder or s3://bucket/prefix that the registry is in');
  cli.option('--json', 'One JSON document on stdout, everything else on stderr');
  cli.example('  $ nukkad release mf-public --why "new search"');
  cli.example('  $ nukkad rollback mf-public');
  cli.example('  $ nukkad status --json');
  for (const { usage, about, options = [], isApart, examples, run: work } of known) {
    const command = cli.command(usage, about);
    for (const [flags, meaning] of options) command.option(flags, meaning);
    for (const example of examples) command.example(`  $ ${example}`);
    command.action(async (...all: unknown[]) => {
      const flags = all.pop() as Record<string, unknown>;
      const call = callFrom(argv, all as (string | undefined)[], flags);
      if (!isApart) await bringUpToDate(call.places);
      return work(call);
    });
  }
  cli.help((sections) => [
    ...sections.filter(({ title }) => !title?.startsWith('For more info')),
    { title: 'Exit codes', body: exitCodesHelp },
  ]);
  return cli;
}

function tell({ lines, notes = [], data }: Answer, json: boolean): void {
  for (const note of notes) console.error(note);
  if (json) console.info(JSON.stringify(data, null, 2));
  else for (const line of lines) console.info(line);
}

function fail(error: unknown, json: boolean): ExitCode {
  const exit = exitCodeOf(error);
  const code = isRegistryError(error)
    ? error.code
    : exit === exitCodes.usage
      ? 'usage'
      : 'internal';
  const message = error instanceof Error ? error.message : String(error);
  // An unexpected error is for developers: with its stack.
  console.error(exit === exitCodes.internal ? error : message);
  if (json) console.info(JSON.stringify({ error: { code, message } }, null, 2));
  return exit;
}

function unknownCommand(name: string | undefined, known: readonly Command[]): RegistryError {
  const names = known.map(({ usage }) => usage.split(' ')[0]).join(', ');
  return new RegistryError(
    'usage',
    name ? `There is no "${name}". Use one of ${names}.` : `Use one of ${names}.`,
  );
}
