import { type BookingKind, limits, type PayingBy } from '@nukkad/platform/contract';

export const text = {
  title: 'Book a time',
  titleWith: (name: string) => `Book ${name}`,
  what: 'professional',
  crumb: 'Book',
  nobody: 'Nobody is chosen',
  nobodyWhy: 'Choose a professional first, then a time.',
  unbookable: 'No times can be booked here',
  unbookableWhy: (name: string) => `${name} is not booked through Nukkad.`,
  unknown: 'This professional is not listed any more',
  unknownWhy: 'The link may be old. Others are listed here.',
  seeAll: 'See all professionals',
  profile: (name: string) => `Back to ${name}`,
  choose: 'Choose a time',
  goOn: 'Continue',
  chooseFirst: 'Choose a time first.',
  chosen: (when: string) => `Chosen: ${when}`,
  confirm: 'Confirm your booking',
  account: 'account',
  loadingAccount: 'Loading your account',
  another: 'Choose another time.',

  summary: 'Booking summary',
  who: 'With',
  when: 'When',
  where: 'Where',
  for: 'For',
  price: 'Price',
  agreed: 'Agreed at the visit',
  free: 'Free',
  creditOr: (price: string) => `A lesson you have bought, or ${price}`,
  times: (price: string, count: number, sum: string) => `${price} × ${count} = ${sum}`,
  otherTime: 'Choose another time',
  holding: 'Keeping the time for you',
  kept: `This time is kept for you for ${limits.holdMinutes} minutes.`,
  clock: (left: string) => `Your time is kept for ${left}`,
  minutesLeft: (minutes: number) =>
    minutes === 1
      ? 'This time is kept for you for 1 more minute.'
      : `This time is kept for you for ${minutes} more minutes.`,
  holdFailed: 'We could not keep this time for you',
  noConnection: 'No answer came from Nukkad. Check your connection, then try again.',
  ourFault: 'Something went wrong on our side. Try again in a moment.',
  typedIsKept:
    'What you typed for this booking is kept in this tab, and is here again when you can go on.',
  cannot: 'This time cannot be booked. Choose another one.',

  expired: 'The time is no longer kept for you',
  gone: 'This time cannot be booked any more',
  trialUsed: 'You have already had your trial lesson',
  trialUsedWhy: 'Each teacher gives one trial lesson. You can book this time as a regular lesson.',
  lessonInstead: 'Book a lesson instead',
  stillHere: 'What you typed is still here.',
  nearest: 'These times are free:',
  keepAgain: 'Keep this time again',
  moreTimes: 'See all times',
  needsTime: 'Choose a time above first.',

  form: 'Your booking',
  yourself: 'Who is it for?',
  name: 'Full name',
  phone: 'Phone number',
  city: 'City',
  email: 'Email (optional)',
  emailHint: (name: string, when: string) =>
    `For your confirmation and reminders. We send a code to it first. Without an email, ${name} decides whether to accept your booking, by ${when}.`,
  emailsTo: (email: string) => `The confirmation goes to ${email}.`,
  changeHint: 'Booking for someone else? Enter their name and number.',
  haveAccount: 'Have an account?',
  login: 'Log in',
  atMost: (most: number) => `At most ${most} characters`,
  reason: 'Reason or note (optional)',
  reasonHint: (name: string) => `What should ${name} know beforehand?`,

  codeTitle: 'Enter the code',
  codeSent: (email: string) => `We have sent a code to ${email}.`,
  code: 'Code',
  codeNeeded: 'Enter the code we sent you.',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code (in ${seconds} s)`,
  resent: 'A new code is on its way.',
  notResent: 'We could not send a code. Try again in a moment.',
  tooMany: (seconds: number | null) =>
    seconds === null
      ? 'You have asked for too many codes. Try again later, or book without an email.'
      : `You have asked for too many codes. Try again in ${waitWords(seconds)}, or book without an email.`,

  place: 'Where to come',
  ownPlaces: 'Your addresses',
  otherPlace: 'Another address',
  line: 'Address',
  lineHint: 'House, street, area',
  pin: 'PIN code',
  pinWrong: `A PIN code has ${limits.pinDigits} digits`,
  pinIn: (city: string) => `In ${city}`,

  weeks: 'Repeat every week',
  weeksOption: (weeks: number) => (weeks === 1 ? 'Only this lesson' : `${weeks} weeks`),
  weeksTaken: 'Some of these weeks are taken:',
  skipTaken: 'Leave out the weeks that are taken',
  weeksRefused: 'Leave out the weeks that are taken, or choose fewer weeks.',

  paying: 'How to pay',
  ways: {
    'at-visit': 'Pay at the visit',
    online: 'Pay online now',
    credit: 'Use a lesson you have bought',
    free: 'Nothing to pay',
  } satisfies Record<PayingBy, string>,
  creditWith: (lessons: number) =>
    `Use a lesson you have bought (${lessons === 1 ? '1 lesson' : `${lessons} lessons`} left)`,
  freeUntil: (when: string) => `Free to cancel until ${when}.`,
  notFreeAgain:
    'You moved this booking after free cancellation had ended, so what you paid is not refunded if you cancel.',
  notFree: (hours: number) =>
    `It starts in less than ${hours} hours, so what you pay online is not refunded if you cancel.`,
  asked: (name: string, when: string) =>
    `${name} has to accept first, and answers by ${when}. If they cannot, whatever you paid online is refunded in full.`,

  submit: {
    appointment: 'Book Now',
    consultation: 'Book a Consultation',
    trial: 'Book Trial Lesson',
    lesson: 'Schedule Now',
    hire: 'Hire Now',
  } satisfies Record<BookingKind, string>,
  sending: 'Booking…',
  resuming: 'Sending your booking again…',
  signedOut:
    'Your session has expired. Log in again: what you typed is kept, and is sent once you are back.',
  loginAgain: 'Log in again',
  loggedOut: 'You are logged out',
  loggedOutWhy: 'What you typed is kept for you in this tab until you log in again.',
  asGuest: 'Continue without an account',
  heldSignedOut: 'Your session has expired. Log in again, and the time is kept for you.',

  pay: 'Pay for your booking',
  payAtVisit: 'Pay at the visit instead',
} as const;

function waitWords(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
