export const heading = 'Choose a new password';
export const lead = 'It takes the place of the old one.';
export const incomplete =
  'The link from your email is needed for this, as a whole. Open it again, or ask for another one.';
export const submit = 'Change the password';
export const noLink = 'Is the link too old, or used?';
export const askAgain = 'Ask for another link';
