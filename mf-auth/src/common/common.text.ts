/** Texts shared by several screens. */

export const email = 'Email';
export const fullName = 'Full Name';
export const password = 'Password';
export const newPassword = 'New password';
export const passwordHint = (least: number) => `At least ${least} characters.`;
export const retry = 'Retry';
export const unreachable =
  'Nukkad cannot be reached at the moment. What you typed is still here: check your connection, then try again.';
export const waitSeconds = (seconds: number) =>
  seconds === 1 ? 'You can try again in 1 second.' : `You can try again in ${seconds} seconds.`;
export const waitMinutes = (minutes: number) =>
  minutes === 1 ? 'You can try again in a minute.' : `You can try again in ${minutes} minutes.`;
export const waitHours = (hours: number) =>
  hours === 1 ? 'You can try again in an hour.' : `You can try again in ${hours} hours.`;
export const loading = (what: string) => `Loading ${what}`;
export const terms = 'Terms and conditions';
export const privacy = 'Privacy notice';
export const newTab = ' (opens in a new tab)';
