import type * as english from './threads.text';

export const notifications: typeof english.notifications = {
  message: (from, excerpt) => ({ title: `${from} का संदेश`, text: excerpt }),
};
