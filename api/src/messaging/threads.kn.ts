import type * as english from './threads.text';

export const notifications: typeof english.notifications = {
  message: (from, excerpt) => ({ title: `${from} ಅವರ ಸಂದೇಶ`, text: excerpt }),
};
