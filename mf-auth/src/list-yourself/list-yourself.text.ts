export const heading = 'List yourself at Nukkad';
export const lead =
  'Join our community of professionals and reach more clients. Fill out the form below to get started.';
export const form = 'List yourself';
export const profession = 'Your profession';
/** Which of the two an official is. */
export const officials = (officer: string, govtOfficer: string) =>
  `${officer}: you look into complaints. ${govtOfficer}: you serve at a government department and keep its page.`;
export const professions = 'professions';
export const none = 'Listing is closed at the moment';
export const noneNext = 'No profession is open for listing. Come back later.';
export const phoneNumber = 'Phone number';
/** Around the links to the terms and to the privacy notice. */
export const accept = ['I accept the ', ' and the ', ''] as const;
export const passwordAgain = 'Enter your password again before the next attempt.';
export const submit = 'Get Started';
export const submitting = 'Creating Your Account...';
export const signedIn = (who: string | null) =>
  who === null ? 'You are signed in already' : `You are signed in as ${who}`;
export const signedInWhy =
  'A listing needs its own account, with another email. Once it is created, you are signed in to that one.';
export const isListed = 'Already listed?';
export const login = 'Login';
export const teacherLogin = 'Login for teachers';
