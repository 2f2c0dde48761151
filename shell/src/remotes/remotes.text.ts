export const text = {
  stillWorking: 'Still working…',
  soWhat: 'The rest of the page works as before.',
  whatNext: 'Try again, or go home.',
  whatNextReload: 'Trying again did not help. Reload the page, or go home.',
  reload: 'Reload the page',
  home: 'Go home',
  crashed: (what: string) => `Something in ${what} stopped working`,
};
