export const heading = 'Login for teachers';
export const lead = 'Your classes, your students and your listing.';
export const notTeacher = (profession: string | null) =>
  profession === null
    ? 'This is not a teacher’s account. You are on your own page now.'
    : `This account is not a teacher’s (${profession}). You are on your own page now.`;
export const isNew = 'Not listed yet?';
export const listYourself = 'List yourself';
export const notTeaching = 'Not a teacher?';
export const login = 'Login';
