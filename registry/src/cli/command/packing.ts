import type { Effort } from '../../files/compress';
import type { Call } from './command';

/** Flag of commands that publish a build. */
export const quickFlag = [
  '--quick',
  'Pack in a twentieth of the time, a tenth larger: for a site on your own machine',
] as const;

/** How much a command that publishes may spend on packing. */
export const effortOf = (call: Call): Effort => (call.isOn('quick') ? 'quick' : 'best');
