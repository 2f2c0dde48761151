import type { PasskeyObstacle } from '@nukkad/platform/passkeys';

const obstacles: Record<PasskeyObstacle, string> = {
  unsupported:
    'This browser or device cannot make passkeys, so none was added. Try another browser, or a phone.',
  cancelled: 'The request of your device was closed, so no passkey was added. Try again.',
  known: 'This device has a passkey for your account already, so nothing was added.',
  'wrong-address':
    'Passkeys work at the site’s own address only, and this page is at another. None was added.',
  superseded: 'The request was stopped, so no passkey was added. Try again.',
  failed: 'Your device could not make a passkey, so none was added. Try again, or use another one.',
};

export const text = {
  title: 'Passkeys',
  why: 'Sign in with your fingerprint, face or screen lock instead of a password. A passkey cannot be guessed, and works only on this site.',
  what: 'passkeys',
  none: 'You have no passkey yet.',
  add: 'Add a passkey',
  adding: 'Waiting for your device…',
  unreachable:
    'No answer came from Nukkad, so no passkey was added. Check your connection, then try again.',
  added: (name: string) => `${name} is added. You can sign in with it from now on.`,
  full: 'You have as many passkeys as an account can have. Remove one to add another.',
  obstacles,
  since: (day: string) => `Added on ${day}`,
  used: (day: string) => `last used on ${day}`,
  neverUsed: 'not used yet',
  synced: 'Kept by your password manager',
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  name: 'Name',
  renamed: (name: string) => `It is now called ${name}.`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeWhy:
    'It will not open your account any more, and devices that are signed in with it are signed out. Your device may still offer it: delete it there as well.',
  removing: 'Removing…',
  removed: (name: string) => `${name} is removed.`,
  removal: (name: string) => `Removing ${name}`,
} as const;
