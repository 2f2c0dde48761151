const day = 86_400_000;

/** The instant `days` before `now`; negative for the future. */
export const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * day);
