import { dateFormat } from '@nukkad/shared-ui';

const how = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;

/** An instant as people in India read it. */
export const momentWords = (instant: string): string =>
  dateFormat('en-IN', how).format(new Date(instant));
