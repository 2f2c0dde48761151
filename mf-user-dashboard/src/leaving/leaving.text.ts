export const text = {
  logoutNext: 'To come back you need your email and password.',
  logoutYes: 'Logout',
  loggedOut: 'You are logged out.',
  remove: 'Delete Account',
  removeNext:
    'What you told about yourself is removed, your public page too if you have one, coming appointments are cancelled, and you are logged out everywhere. This cannot be undone.',
  exportFirst: 'You may want to take your data along first:',
  removing: 'Deleting…',
  notRemoved: 'Your account was not deleted',
  notRemovedNext: 'You are still logged in. Try again in a moment.',
  notReachedNext:
    'No answer came from Nukkad, so it is not certain. Check your connection, then try again.',
} as const;
