export const form = 'Login';
export const submit = 'Login';
export const submitting = 'Logging in...';
export const forgot = 'Forgot Password?';
export const enterCode = 'Enter the code';
export const enterCodeWhy = 'Your email is not verified yet: a new code is on its way to it.';
