export const heading = 'Choose a new password';
export const lead = 'It replaces your old password.';
export const incomplete =
  'This needs the whole link from your email. Open it again, or ask for another one.';
export const submit = 'Change the password';
export const noLink = 'Has the link expired, or been used?';
export const askAgain = 'Ask for another link';
