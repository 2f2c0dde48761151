import { onDevice } from './engine';

/** For journeys about what moves and what stands still: of the others only those of the night move. */
export const withMotion = onDevice({ reducedMotion: 'no-preference' });
