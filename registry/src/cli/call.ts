import { RegistryError } from '../core/failure';
import { placesFrom } from '../core/places';
import type { Store } from '../core/store';
import { openStore } from '../store/open-store';
import type { Call } from './command/command';
import { rootFrom } from './root';

/**
 * The call of a command.
 *
 * @param argv arguments after `nukkad`
 * @param args positional arguments, options as parsed by cac
 */
export function callFrom(
  argv: string[],
  args: (string | undefined)[],
  options: Record<string, unknown>,
): Call {
  const text = (name: string) => typed(argv, name);
  const root = rootFrom(process.cwd());
  return {
    // cac turns a number-like argument after a switch into a number.
    args: args.map((arg) => (arg === undefined ? undefined : String(arg))),
    root,
    places: {
      ...placesFrom({ root, data: text('data'), site: text('site') }),
      store: storeOf(text),
    },
    text,
    number: (name) => numberOf(name, text(name)),
    isOn: (name) => options[camel(name)] === true,
    phase: (line) => {
      if (!options.json || process.stderr.isTTY) console.error(line);
    },
  };
}

function storeOf(text: Call['text']): Store | undefined {
  const address = text('store') ?? process.env.NUKKAD_STORE;
  return address ? openStore(address) : undefined;
}

// cac parses 1234567890123456 as a number, and 12e4567890123456 as infinity; both are versions.
function typed(argv: string[], name: string): string | undefined {
  const end = argv.indexOf('--');
  const own = end < 0 ? argv : argv.slice(0, end);
  const at = own.findLastIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const joined = own[at]!.slice(`--${name}=`.length);
  return joined === '' ? own[at + 1] : joined;
}

function numberOf(name: string, said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const number = Number(said);
  if (said.trim() !== '' && Number.isFinite(number)) return number;
  throw new RegistryError('usage', `--${name} takes a number, not "${said}".`);
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
