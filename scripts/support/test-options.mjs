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
 * What `npm test` was asked for.
 *
 * @param {string[]} args the command line
 * @param {string[]} known every stage
 * @param {string[]} nightly stages that run with `--all` or by their name only
 * @returns {{ chosen: string[], all: boolean, bail: boolean, changed?: string, clock?: string }}
 *   `changed` is a git reference, or empty when the reference is to be found
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
    // A reference is optional, which parseArgs does not know.
    const given = args.map((arg) => (arg === '--changed' ? '--changed=' : arg));
    return parseArgs({ args: given, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Failure(error.message);
  }
}
