export const heading = 'Forgot Password?';
export const lead = 'Tell us your email: a code comes to it, with which you choose a new password.';
export const form = 'Forgot Password?';
export const submit = 'Send a code';
export const submitting = 'Sending a code...';
export const failed = 'No code was sent this time.';
export const remembered = 'Do you remember it after all?';
export const login = 'Login';
