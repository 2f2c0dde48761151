import { dateFormat } from '@nukkad/shared-ui';

const how = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;

/** An instant as people in India read it. */
export const momentWords = (instant: string): string =>
  dateFormat('en-IN', how).format(new Date(instant));

const day = { dateStyle: 'medium', timeZone: 'UTC' } as const;

/** A day, `2030-01-07`, as people in India read it; nothing of what is no day yet. */
export const dayWords = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? dateFormat('en-IN', day).format(new Date(typed)) : typed;
