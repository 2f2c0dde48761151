export const text = {
  stillWorking: 'Still working…',
  trying: {
    first: '',
    again: 'Trying again…',
    retry: 'This part did not load. Trying again…',
    origin: 'This part did not load. Trying another server…',
    previous: 'This part did not load. Trying an earlier version…',
  },
  earlier: 'An earlier version of this part is shown.',
  tryCurrent: 'Try the current one',
  soWhat: 'The rest of the page works as before.',
  whatNext: 'Try again, or go home.',
  whatNextReload: 'Trying again did not help. Reload the page, or go home.',
  whatNextEarlier:
    'Trying again did not help. Show the earlier version, reload the page, or go home.',
  showEarlier: 'Show the earlier version',
  reload: 'Reload the page',
  home: 'Go home',
  crashed: (what: string) => `Something in ${what} stopped working`,
};
