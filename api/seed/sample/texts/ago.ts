const day = 86_400_000;

/** The moment so many days before `now`; a negative number lies ahead. */
export const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * day);
