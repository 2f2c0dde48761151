export const heading = 'You are already signed in';
export const as = (who: string) => `You are signed in as ${who}.`;
export const somebody = 'You are signed in on this device.';
export const on = 'Continue';
export const leave = 'Use another account';
