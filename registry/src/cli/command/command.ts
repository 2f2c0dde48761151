import type { Places } from '../../core/places';

/** One command of `nukkad`: a file in `commands/`, named in `commands.ts`. */
export interface Command {
  /** As cac writes it: `release [part]`, `rollback <part>`. */
  usage: string;
  /** One line for the list of commands. */
  about: string;
  /** Flags and what they mean: `['--to <version>', 'Go to this version instead']`. */
  options?: readonly (readonly [flags: string, about: string])[];
  /** It asks nothing of the registry: where that is in a store, the store is not asked either. */
  isApart?: true;
  /** Lines that can be typed as they stand; at least one. */
  examples: readonly [string, ...string[]];
  /**
   * Does the work. Load what is heavy in here, not at the top of the file: every command is read
   * whenever one is run.
   *
   * @throws RegistryError, whose code decides the exit code
   */
  run(call: Call): Promise<Answer>;
}

/** What was typed, and how to say that long work goes on. */
export interface Call {
  /** Positional arguments; one that was left out is undefined. */
  args: readonly (string | undefined)[];
  /** The repository or the folder of one part that the command was called in. */
  root: string;
  places: Places;
  /** The value of `--name`, character for character as it was typed. */
  text(name: string): string | undefined;
  /** @throws RegistryError `usage` when the value is no number */
  number(name: string): number | undefined;
  isOn(name: string): boolean;
  /** Says on stderr what begins now. Programs that asked for JSON are spared it. */
  phase(line: string): void;
}

/** What a command has to say. */
export interface Answer {
  /** For a person, line by line, on stdout. */
  lines: readonly string[];
  /** The same for a program: the one document that `--json` prints. */
  data: unknown;
  /** For a person, on stderr, whoever reads stdout. */
  notes?: readonly string[];
  /** The work is done and its outcome is no: exit code 1. */
  refused?: boolean;
}
