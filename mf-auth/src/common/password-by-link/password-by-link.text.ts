export const consequence = 'You will be signed out on every device.';
export const form = 'Choose a new password';
export const submitting = 'Changing the password...';
