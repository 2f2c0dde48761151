export const text = {
  title: 'Confirm that it’s you',
  why: 'This is an important change to your account, and you logged in a while ago. Enter your password to continue.',
  form: 'Confirm that it’s you',
  password: 'Password',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  noPassword: 'Do you log in without a password? Log out, log in again and repeat this.',
  tooMany: (seconds: number) => `Too many wrong passwords. Try again in ${seconds} seconds.`,
  unreachable: 'Nukkad could not be reached, so nothing was confirmed. Try again.',
} as const;
