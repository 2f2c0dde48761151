/** Texts that several components share. */

export const retry = 'Retry';
export const choose = 'Choose…';
export const close = 'Close';
export const remove = (what: string) => `Remove ${what}`;
export const required = 'Required';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const today = 'today';
