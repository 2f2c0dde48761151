export const text = {
  logoutNext: 'To come back you need your email and password.',
  logoutYes: 'Logout',
  loggedOut: 'You are logged out.',
  remove: 'Delete Account',
  removeNext:
    'Your personal details are removed, and your public page if you have one. Coming appointments are cancelled on their own terms, and you are logged out everywhere. This cannot be undone.',
  termsLoading: 'Looking up what you will get back…',
  termsUnknown:
    'We could not look up your refund. Appointments that are too late to cancel for free are not refunded; everything else is.',
  cancelled: (count: number) =>
    count === 1
      ? '1 coming appointment is cancelled.'
      : `${count} coming appointments are cancelled.`,
  refund: (money: string) => `You will get ${money} back, the way you paid.`,
  noRefund: 'There is nothing to refund.',
  kept: (money: string) =>
    `You will not get ${money} back: it is too late to cancel that for free.`,
  exportFirst: 'You may want to save your data first:',
  removing: 'Deleting…',
  notRemoved: 'Your account was not deleted',
  notRemovedNext: 'You are still logged in. Try again in a moment.',
  notReachedNext:
    'No answer came from Nukkad, so we cannot be sure. Check your connection, then try again.',
} as const;
