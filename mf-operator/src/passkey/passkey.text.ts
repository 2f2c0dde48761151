import type { PasskeyObstacle } from '@nukkad/platform/passkeys';

const obstacles: Record<PasskeyObstacle, string> = {
  unsupported:
    'This browser or device cannot use passkeys, so the console stays closed. Use another browser, or a phone.',
  cancelled: 'The request of your device was closed, so the console stays closed. Try again.',
  known: 'This device has a passkey for your account already. Reload the page and confirm with it.',
  'wrong-address':
    'Passkeys work at the site’s own address only, and this page is at another. Open the console there.',
  superseded: 'The request was stopped, so the console stays closed. Try again.',
  failed:
    'Your device could not do it, so the console stays closed. Try again, or use another one.',
};

export const text = {
  addTitle: 'Add a passkey to open the console',
  addWhy:
    'Operators sign in with a passkey: your fingerprint, face or screen lock, or a security key. Your password alone opens nothing here. You add it once on this device, with the one-time link that whoever runs this site gives you.',
  code: 'Code of your enrolment link',
  codeHint: 'Open the link again, or paste it here: the code is the part after the #.',
  codeMissing:
    'The code of your enrolment link is missing, so nothing was added. Paste the link you were given.',
  add: 'Add a passkey',
  confirmTitle: 'Confirm with your passkey to open the console',
  confirmWhy:
    'Your password alone opens nothing here. Confirm with a passkey that you have added to your account.',
  confirm: 'Confirm with a passkey',
  waiting: 'Waiting for your device…',
  what: 'passkeys',
  otherAccount:
    'That passkey belongs to another account, so the console stays closed. Choose the one of this account.',
  lost: 'Without any of your devices, ask whoever runs this site to remove your passkeys.',
  logout: 'Log out',
  obstacles,
} as const;
