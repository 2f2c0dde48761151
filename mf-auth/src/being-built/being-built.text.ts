export const text = {
  home: 'Go home',
  mark: 'Being built',
  other: { title: 'Your account', promise: 'This page is being built.' },
  byPath: {
    '/login': {
      title: 'Login to your Account',
      promise:
        'Signing in is being built. Until then everything can be browsed without an account.',
    },
    '/register': {
      title: 'Create an Account',
      promise:
        'Signing up is being built. Until then everything can be browsed without an account.',
    },
    '/enter-otp': {
      title: 'Verify Code',
      promise: 'Verifying an account is being built, together with signing up.',
    },
    '/forgot-password': {
      title: 'Forgot Password?',
      promise: 'Getting a new password is being built, together with signing in.',
    },
    '/list-yourself': {
      title: 'List yourself at Nukkad',
      promise: 'Listing yourself as a professional is being built. It will be free.',
    },
    '/teacher-vendor-login': {
      title: 'Login for teachers',
      promise: 'Signing in as a teacher is being built.',
    },
  } as Record<string, { title: string; promise: string }>,
};
