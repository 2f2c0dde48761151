import type { WaitingCall } from '@nukkad/platform/waiting';

const calls: Record<WaitingCall, string> = {
  sendMessage: 'A message',
  markThreadRead: 'Messages you have read',
  keepFavourite: 'A new favourite',
  dropFavourite: 'A favourite you removed',
};

export const text = {
  label: 'Waits for a connection',
  waiting: (count: number) => (count === 0 ? '' : `${count} waiting for a connection.`),
  refused: (count: number) => (count === 0 ? '' : `${count} not sent.`),
  show: 'Show',
  calls,
  why: (message: string) =>
    `It was not sent: ${message} Copy what you wrote if you need it, and write again.`,
  old: 'It waited for more than a day and may have arrived. Look there before you write again.',
  back: 'Where you wrote it',
  drop: 'Drop',
  dropOf: (what: string) => `Drop: ${what}`,
};
