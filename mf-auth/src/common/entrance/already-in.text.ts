export const heading = 'You are already signed in';
export const as = (who: string) => `You are signed in as ${who}.`;
export const somebody = 'You are signed in on this device.';
export const on = 'Go on';
export const leave = 'Use another account';
export const leaving = 'Signing out...';
export const notRevoked =
  'You are signed out on this device. Nukkad did not answer, so the session ends elsewhere only after 12 hours.';
