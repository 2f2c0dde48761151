import type { ChangeOptions } from '../../operations/move-channel';
import { changeFlags, changeOptions } from './change';
import type { Call, Command } from './command';

/** Flags of commands that move only `stable`. */
export const stableFlags: NonNullable<Command['options']> = changeFlags.filter(
  ([flag]) => !flag.startsWith('--channel'),
);

/** The options of an operation on `stable`, from `stableFlags`. */
export function stableOptions(call: Call): Omit<ChangeOptions, 'channel'> {
  const { channel: _, ...options } = changeOptions(call);
  return options;
}
