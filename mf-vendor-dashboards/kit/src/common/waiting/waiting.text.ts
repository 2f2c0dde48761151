export const text = {
  waits: 'Waits for a connection',
  notSent: 'Not sent: see the notice at the bottom of the page',
};
