import type { Effort } from '../../files/compress';
import type { Call } from './command';

/** Flag of commands that publish a build. */
export const quickFlag = [
  '--quick',
  'For a site on your own machine: packs in a twentieth of the time, a tenth larger',
] as const;

/** How much a command that publishes may spend on packing. */
export const effortOf = (call: Call): Effort => (call.isOn('quick') ? 'quick' : 'best');
