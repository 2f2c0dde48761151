/** ISO weekdays, Monday is 1. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const languages = [
  ...['Assamese', 'Bengali', 'English', 'French', 'German', 'Gujarati', 'Hindi', 'Kannada'],
  ...['Kashmiri', 'Konkani', 'Malayalam', 'Marathi', 'Nepali', 'Odia', 'Punjabi', 'Sanskrit'],
  ...['Sindhi', 'Spanish', 'Tamil', 'Telugu', 'Tulu', 'Urdu'],
];

export const text = {
  publicPage: 'See your public page',
  what: 'settings',
  calendarWhat: 'holidays',
  jump: 'Parts of this page',
  saved: (part: string) => `${part}: saved. Visitors see it in a moment.`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  keep: 'Keep',
  keepOf: (name: string) => `Keep ${name}`,
  goes: 'Goes with Save',
  takeBack: (title: string) => `Do not add: ${title}`,
  earlier: (name: string) => `Move ${name} up`,
  later: (name: string) => `Move ${name} down`,
  full: 'You have reached the limit. Remove one to add another.',
  amountWrong: 'Enter an amount of 0 or more',
  numberWrong: 'Enter a number',
  name: 'Name',
  minutes: (count: number) => {
    if (count === 0) return 'None';
    if (count % 1_440 === 0) return count === 1_440 ? '1 day' : `${count / 1_440} days`;
    if (count % 60 === 0) return count === 60 ? '1 hour' : `${count / 60} hours`;
    return `${count} minutes`;
  },
  currency: 'Currency',
};

export const profileText = {
  part: 'Profile',
  title: 'Title',
  titleHint: 'Shown below your name: “Dentist”',
  about: 'About you',
  languages: 'Languages',
  qualifications: 'Qualifications',
  qualificationsHint: 'One on each line',
  address: 'Address',
  addressHint: 'Where people come to: building, street, locality, city and PIN code.',
  landmark: 'Landmark',
  parking: 'Parking',
  isAgreed: 'The fee is agreed with each client',
  fee: 'Fee shown in lists',
  per: 'Fee per',
  perHint: 'One word: visit, hour, lesson',
  perWrong: 'Use small letters: visit, hour, lesson',
  tooMany: (most: number) => `Use ${most} lines or fewer`,
  lineTooLong: (most: number) => `Use lines of ${most} characters or fewer`,
  languageMissing: 'Choose at least one language',
  tooManyLanguages: (most: number) => `Choose ${most} languages or fewer`,
};

export const claimsText = {
  title: 'Waiting for review',
  why: 'Your page is verified, so we check a new title or qualification before showing it. Until then your page stays as it was.',
  kinds: { title: 'Title', qualification: 'Qualification' },
  states: { waiting: 'Waiting for review', rejected: 'Not approved' },
  reason: (reason: string) => `Why: ${reason}`,
  withdraw: { waiting: 'Withdraw', rejected: 'Dismiss' },
  withdrawOf: {
    waiting: (value: string) => `Withdraw “${value}”`,
    rejected: (value: string) => `Dismiss “${value}”`,
  },
  withdrawing: (value: string) => `Withdrawing “${value}”`,
  withdrawn: (value: string) => `“${value}” is withdrawn. Your page stays as it is.`,
};

export const photoText = {
  part: 'Photo',
  label: 'New photo',
  alt: (name: string) => `Photo of ${name}`,
  remove: 'Show a drawing instead',
  refused: 'This file cannot be read as a JPEG or PNG picture.',
  missing: 'Choose a photo',
  waiting: 'Wait until the photo is sent',
};

export const uploadText = {
  noConnection: 'No connection. Try again.',
  refused: 'This file cannot be read as a JPEG or PNG picture.',
  tooLarge: 'This file is too large.',
  failed: 'It was not saved. Try again.',
};

export const documentsText = {
  part: 'Documents',
  what: 'documents',
  lead: 'Certificates and degrees. We check each one that you save, and then it appears on your page. Only you and the people who check them can open the files.',
  none: 'No documents yet.',
  applying: 'Documents are part of your application.',
  submitted: 'Your application is being checked. You can add documents afterwards.',
  application: 'Go to your application',
  add: { certificate: 'Add a certificate or licence', education: 'Add a degree' },
  newOne: { certificate: 'New certificate or licence', education: 'New degree' },
  states: { waiting: 'Being checked', approved: 'Checked', rejected: 'Not approved' },
  reason: (reason: string) => `Why: ${reason}`,
  fields: {
    subject: 'Subject',
    certificate: 'Certificate',
    number: 'Registration number',
    description: 'Description',
    issuedBy: 'Issued by',
    institution: 'Institution',
    qualification: 'Qualification',
    specializations: 'Specializations',
  },
  specializationsHint: 'Separate several with commas',
  from: 'From',
  to: 'To',
  noEnd: 'It has no end date',
  file: 'File',
  fileHint: 'A PDF, JPEG or PNG of at most 5 MB',
  missing: 'Choose a file',
  waiting: 'Wait until the file is sent',
  refused: 'This file cannot be read as a PDF, JPEG or PNG.',
};

export const hoursText = {
  part: 'Availability',
  isOpen: (day: string) => `Open on ${day}`,
  opens: (day: string) => `${day} from`,
  closes: (day: string) => `${day} to`,
  hasLunch: 'Lunch break',
  lunchFrom: 'Lunch from',
  lunchTo: 'Lunch to',
  timeWrong: 'Enter a time such as 09:30',
  endWrong: 'The end must be after the beginning',
  lunchWrong: 'Lunch must lie within the hours of a day',
  slot: 'Length of an appointment',
  bufferBefore: 'Time kept free before',
  bufferAfter: 'Time kept free after',
  notice: 'Shortest notice',
  noticeHint: 'How long before the start a time can still be booked',
  horizon: 'How many days ahead people can book',
  zone: 'Time zone',
  never: 'No open hours: nobody can book you.',
};

export const holidaysText = {
  part: 'Holidays and other days',
  lead: 'Days that differ from your usual week. Existing bookings stay.',
  from: (first: string, last: string) => `${first} to ${last}`,
  before: 'Six weeks earlier',
  after: 'Six weeks later',
  none: 'No such days in these weeks.',
  closed: 'Closed',
  open: 'Extra hours',
  allDay: 'all day',
  hours: (from: string, to: string) => `${from} to ${to}`,
  add: 'Add a day',
  newOne: 'New day',
  date: 'Day',
  kind: 'What is different',
  isAllDay: 'All day',
  start: 'From',
  end: 'To',
  note: 'Note',
  noteHint: 'Only you see this.',
};

export const policyText = {
  part: 'Booking policy',
  isAskedFirst: 'Ask me before a booking is confirmed',
  cancelHours: 'Free cancellation until this many hours before',
  moveHours: 'Rescheduling until this many hours before',
  meetingUrl: 'Video meeting link',
  meetingUrlHint:
    'Where you meet clients by video. Both of you get it when a booking is confirmed.',
  meetingUrlWrong: 'Enter a web address that begins with https://',
};

export const servicesText = {
  part: 'Services and prices',
  add: 'Add a service',
  newOne: 'New service',
  none: 'No services yet. Add what people come to you for.',
  minutes: 'Duration in minutes',
  pricing: 'Price',
  whole: 'Fixed price',
  hourly: 'Per hour',
  rate: 'Rate per hour',
  otherCharges: 'Other charges',
  fee: 'Fee',
  comesTo: (fee: string) => `Comes to ${fee}`,
};

export const packagesText = {
  part: 'Lesson packages',
  add: 'Add a package',
  newOne: 'New package',
  none: 'No packages yet. Sell several lessons together at a lower price.',
  lessons: 'Lessons',
  minutes: 'Minutes of one lesson',
  fee: 'Price of the package',
  about: (lessons: number, minutes: number) => `${lessons} lessons of ${minutes} minutes`,
  dearer: (lessons: number, minutes: number, singly: string, more: string) =>
    `${lessons} single lessons of ${minutes} minutes come to ${singly}: this package costs ${more} more.`,
};

export const portfolioText = {
  part: 'Portfolio',
  add: 'Add a work',
  newOne: 'New work',
  none: 'No works yet. Show what you have done.',
  title: 'Title',
  about: 'About it',
  year: 'Year',
  picture: 'Picture',
  refused: 'This file cannot be read as a JPEG or PNG picture.',
  missing: 'Choose a picture',
  waiting: 'Wait until the picture is sent',
};
