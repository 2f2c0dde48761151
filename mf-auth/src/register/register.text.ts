export const title = 'Create an Account';
export const heading = 'Welcome to Nukkad';
export const form = 'Create an Account';
export const submit = 'Create an Account';
export const submitting = 'Creating Your Account...';
export const join = (customers: string) => `Join ${customers}+ Happy Customers`;
export const hasAccount = 'Already have an account?';
export const login = 'Login';
/** Around the links to the terms and to the privacy notice. */
export const agreeing = ['By creating an account you agree to the ', ' and the ', '.'] as const;
export const isProfessional = 'Are you a professional?';
export const listYourself = 'List yourself for free';
