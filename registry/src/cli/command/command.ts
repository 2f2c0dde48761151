import type { Places } from '../../core/places';

/** One command of `nukkad`: a file in `commands/`, listed in `commands.ts`. */
export interface Command {
  /** In cac's syntax: `release [part]`, `rollback <part>`. */
  usage: string;
  /** One line for the list of commands. */
  about: string;
  /** Flags and their descriptions: `['--to <version>', 'Go to this version instead']`. */
  options?: readonly (readonly [flags: string, about: string])[];
  /** Needs no registry, so its store is not read either. */
  isApart?: true;
  /** Lines that can be typed as they are; at least one. */
  examples: readonly [string, ...string[]];
  /**
   * Runs the command. Import heavy modules in here, not at the top of the file: every command's
   * file is loaded whenever one is run.
   *
   * @throws RegistryError, whose code determines the exit code
   */
  run(call: Call): Promise<Answer>;
}

/** The parsed command line, and a way to report progress. */
export interface Call {
  /** Positional arguments; omitted ones are undefined. */
  args: readonly (string | undefined)[];
  /** The repository or part folder that the command was called in. */
  root: string;
  places: Places;
  /** The value of `--name`, exactly as typed. */
  text(name: string): string | undefined;
  /** @throws RegistryError `usage` when the value is no number */
  number(name: string): number | undefined;
  isOn(name: string): boolean;
  /** Reports on stderr what begins now; suppressed with `--json`. */
  phase(line: string): void;
}

/** The output of a command. */
export interface Answer {
  /** For people, line by line, on stdout. */
  lines: readonly string[];
  /** The same for programs: the only document that `--json` prints. */
  data: unknown;
  /** For people, on stderr, also when a program reads stdout. */
  notes?: readonly string[];
  /** The work is done with a negative result: exit code 1. */
  refused?: boolean;
}
