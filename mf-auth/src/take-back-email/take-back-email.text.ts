export const heading = 'Take your account back';
export const lead =
  'Your former email becomes the email of your account again. Choose a new password with it; passkeys and linked sign-ins are taken away, and you can add them again.';
export const incomplete =
  'The link from your email is needed for this, as a whole. Open it again. Nothing was changed.';
export const submit = 'Take my account back';
export const noLink = 'Is the link too old, or used?';
export const help = 'Write to us';
