import { parseArgs } from 'node:util';
import { chosenFrom } from './arguments.mjs';
import { Failure } from './failure.mjs';

const OPTIONS = {
  all: { type: 'boolean', default: false },
  bail: { type: 'boolean', default: false },
  changed: { type: 'string' },
  clock: { type: 'string' },
};

/**
 * The options of `npm test`.
 *
 * @param {string[]} args the command line
 * @param {string[]} known every stage
 * @param {string[]} nightly stages that run only with `--all` or by name
 * @returns {{ chosen: string[], all: boolean, bail: boolean, changed?: string, clock?: string }}
 *   `changed` is a git reference, or empty for the default reference
 */
export function testOptions(args, known, nightly) {
  const { values, positionals } = parsed(args);
  if (values.all && values.changed !== undefined) {
    throw new Failure('--all runs everything and --changed a part of it. Choose one of them.');
  }
  const chosen = chosenFrom(positionals, known, 'stage');
  const isNamed = positionals.length > 0;
  return {
    ...values,
    chosen: chosen.filter((name) => isNamed || values.all || !nightly.includes(name)),
  };
}

function parsed(args) {
  try {
    // parseArgs does not support an optional value.
    const given = args.map((arg) => (arg === '--changed' ? '--changed=' : arg));
    return parseArgs({ args: given, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Failure(error.message);
  }
}
