export const text = {
  logoutNext: 'To come back you need your email and password.',
  logoutYes: 'Logout',
  loggedOut: 'You are logged out.',
  remove: 'Delete Account',
  removeNext:
    'What you told about yourself is removed, your public page too if you have one, coming appointments are cancelled on their own terms, and you are logged out everywhere. This cannot be undone.',
  termsLoading: 'Looking up what you will get back…',
  termsUnknown:
    'What you will get back could not be looked up. What it is too late to cancel without cost is not given back; everything else is.',
  cancelled: (count: number) =>
    count === 1
      ? '1 coming appointment is cancelled.'
      : `${count} coming appointments are cancelled.`,
  refund: (money: string) => `You will get back ${money}, the way you paid it.`,
  noRefund: 'You will get nothing back.',
  kept: (money: string) =>
    `You will not get back ${money}: it is too late to cancel that without cost.`,
  exportFirst: 'You may want to take your data along first:',
  removing: 'Deleting…',
  notRemoved: 'Your account was not deleted',
  notRemovedNext: 'You are still logged in. Try again in a moment.',
  notReachedNext:
    'No answer came from Nukkad, so it is not certain. Check your connection, then try again.',
} as const;
