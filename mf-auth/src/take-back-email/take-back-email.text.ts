export const heading = 'Take your account back';
export const lead =
  'Your earlier email becomes the email of your account again. Choose a new password; passkeys and linked sign-ins are removed, and you can add them again.';
export const incomplete =
  'This needs the whole link from your email. Open it again. Nothing was changed.';
export const submit = 'Take my account back';
export const noLink = 'Has the link expired, or been used?';
export const help = 'Write to us';
