export const text = {
  waits: 'Waits for a connection',
  notSent: 'Not sent: see the notice at the bottom of the page',
  lostAtLogout: (count: number) =>
    count === 1
      ? 'One thing you did without a connection has not been sent. Logging out deletes it.'
      : `${count} things you did without a connection have not been sent. Logging out deletes them.`,
};
