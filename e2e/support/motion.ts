/** For journeys about what moves and what stands still: of the others only those of the night move. */
export const withMotion = { reducedMotion: 'no-preference' } as const;
