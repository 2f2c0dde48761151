import type { OnboardingStep } from '@nukkad/platform/contract';

export const text = {
  page: 'Your listing',
  loading: 'Loading your listing',
  couldNotLoad: 'Your listing could not be loaded',
  noConnection: 'No answer came from Nukkad. Check your connection, then try again.',
  ourFault: 'Something went wrong on our side. Try again in a moment.',
  typedIsKept:
    'What you typed is safe on this device. It is here again, and saved, once your listing has loaded.',
  steps: 'Steps to your listing',
  next: 'Continue',
  saving: 'Saving…',
  back: 'Back',
  fillIn: 'Continue opens when everything marked with a star is filled in.',
  chooseFirst: 'First choose above which version to keep.',
  kept: 'What you type is saved.',
  notKept:
    'Not saved on Nukkad yet. It is safe on this device, and we keep trying. You can keep typing.',
  refused: 'Nukkad could not accept part of this. It stays on this device until you change it.',
  notStored: 'This step is not saved',
  notStoredNext: 'What you typed is still here.',
};

export const saveErrorText = {
  ourFault:
    'Something went wrong on our side. We try again by ourselves; you can also press Retry.',
  noConnection:
    'No answer came from Nukkad. We try again as soon as there is a connection; you can also press Retry.',
  tooOften: (minutes: number) =>
    `You have tried this too often. Try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`,
  notValid: 'Some answers need another look. Correct them, and it can be saved.',
};

export const conflictText = {
  title: 'This was changed on another device',
  why: 'What was typed there is different from what is here. Nothing is lost: choose which version to keep.',
  remoteVersion: 'Use the other version',
  localVersion: 'Keep mine',
};

const teacher: Record<OnboardingStep, string> = {
  details: 'Enter your Details',
  description: 'Description',
  certificates: 'Teaching Certification',
  education: 'Education',
  availability: 'Enter your Details',
  other: 'Other Details',
};

const headings: Record<string, Partial<Record<OnboardingStep, string>>> = {
  doctor: { certificates: 'Medical Registration', availability: 'Consulting Hours' },
  advocate: { certificates: 'Bar Council Enrolment', availability: 'Office Hours' },
  ca: { certificates: 'Membership', availability: 'Office Hours' },
  engineer: { certificates: 'Certificates', availability: 'Working Hours' },
  labour: { certificates: 'Training', availability: 'Working Hours' },
  officer: { certificates: 'Appointment', availability: 'Office Hours' },
  'govt-officer': { certificates: 'Appointment', availability: 'Office Hours' },
};

/** Heading of a step. */
export const headingOf = (step: OnboardingStep, profession: string): string => {
  if (profession === 'teacher') return teacher[step];
  const others = { certificates: 'Certificates', availability: 'Working Hours' };
  return { ...teacher, ...others, ...headings[profession] }[step];
};

const short: Partial<Record<OnboardingStep, string>> = {
  details: 'Details',
  availability: 'Availability',
};

/** Unique name of a step among the six. */
export const nameOf = (step: OnboardingStep, profession: string): string =>
  short[step] ?? headingOf(step, profession);

const subjects: Record<string, string> = {
  teacher: 'Subjects',
  doctor: 'Specialities',
  advocate: 'Areas of practice',
  ca: 'Services',
  engineer: 'Fields',
  labour: 'Skills',
  officer: 'Responsibilities',
  'govt-officer': 'Responsibilities',
};

export const subjectsOf = (profession: string): string => subjects[profession] ?? 'What you offer';

export const detailsText = {
  title: 'Title',
  gender: 'Gender',
  mobile: (nth: number) => (nth === 0 ? 'Mobile number' : `Mobile number ${nth + 1}`),
  addMobile: 'Add another number',
  removeMobile: (nth: number) => `Remove mobile number ${nth + 1}`,
  whatsApp: 'WhatsApp number',
  sameAsMobile: 'My WhatsApp number is the same as my mobile number',
  landline: 'Landline number',
  optional: 'Optional',
  city: 'City',
  location: 'Location',
  syllabus: 'Syllabus taught',
  chooseOrType: 'Choose from the list, or type another.',
};

export const manyText = {
  other: (what: string) => `Other: ${what}`,
  otherHint: 'Not in the list? Type it and press Add.',
  add: 'Add',
  addNamed: (what: string) => `Add to ${what}`,
};

export const descriptionText = {
  label: 'Description',
  hint: 'What you do, for whom, and how. Leave out phone numbers and addresses: people who book you get them anyway.',
};

export const documentText = {
  noCertificate: (profession: string) =>
    profession === 'teacher' ? "I don't have a teaching certificate" : "I don't have a certificate",
  noEducation: "I don't have a higher education",
  certificate: (nth: number) => `Certificate ${nth + 1}`,
  education: (nth: number) => `Education ${nth + 1}`,
  subject: 'Subject',
  level: 'Certificate',
  number: 'Registration number',
  description: 'Description',
  issuedBy: 'Issued by',
  institution: 'Institution',
  qualification: 'Qualification',
  specializations: 'Specializations',
  days: 'calendars',
  from: 'From',
  to: 'To',
  validTo: 'Valid until',
  noEnd: 'It has no end date',
  file: 'File',
  fileHint: 'A scan or a photograph. Only you and the people who check it can open it.',
  addCertificate: 'Add another certificate',
  addEducation: 'Add another education',
  remove: (what: string) => `Remove ${what}`,
  removed: (what: string) => `${what} is removed`,
  open: (name: string) => `Open ${name}`,
  couldNotOpen: 'The file could not be opened. Try again in a moment.',
  noSubjects: 'Choose your subjects in step 1 first.',
  sentBack: 'Sent back',
  fileTooLarge: 'It is too large',
  fileRefused: 'This is not a file we can take: choose a PDF or a picture',
  fileNoConnection: 'No connection',
  fileFailed: 'Not sent',
};

export const availabilityText = {
  from: (day: string) => `${day}, from`,
  to: (day: string) => `${day}, to`,
  hint: 'Tick the days you work and set the hours. You can change them later in your settings.',
  copy: 'Copy to all days',
  copyNamed: (day: string) => `Copy to all days: the hours of ${day}`,
  copied: (day: string) => `All days have the hours of ${day}.`,
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

const prices: Record<'hour' | 'visit' | 'consultation' | 'day', string> = {
  hour: 'Price in INR per hour',
  visit: 'Fee in INR per visit',
  consultation: 'Fee in INR per consultation',
  day: 'Rate in INR per day',
};

export const otherText = {
  category: 'Tuition category',
  experience: (profession: string) =>
    profession === 'teacher' ? 'Teaching experience in years' : 'Experience in years',
  price: (unit: keyof typeof prices) => prices[unit],
  priceHint: 'Whole rupees. You can change it in your settings at any time.',
};

export const reviewText = {
  hours: (from: string, to: string) => `${from} to ${to}`,
  heading: 'Review and submit',
  back: 'Your listing needs a change',
  edit: 'Edit',
  editNamed: (step: string) => `Edit: ${step}`,
  nothing: 'Nothing yet',
  none: 'None',
  submit: 'Submit for verification',
  submitting: 'Submitting…',
  notYet: 'Not ready to be submitted',
  notYetWhy: (names: string) => `These steps are not complete: ${names}.`,
  failed: 'It was not submitted',
  notStored: 'One step could not be saved. See above which one, then try again.',
  soon: 'Usually verified within 24 hours. Nobody sees your page before that.',
  notKept: 'Wait a moment: not everything you typed is saved yet.',
  whoSees: {
    details:
      'Your name, what you offer and your place are on your page. Your numbers are shown to people who ask for them there.',
    description: 'Everyone can see this on your page.',
    certificates:
      'Your qualifications are on your page. Only you and the people who check it can open the file.',
    education:
      'Your studies are on your page. Only you and the people who check it can open the file.',
    availability: 'Everyone can see when you can be booked.',
    other: 'Everyone can see this on your page.',
  } satisfies Record<OnboardingStep, string>,
};

export const statusText = {
  submitted: 'Your listing is being checked',
  submittedWhy: 'Usually verified within 24 hours. We tell you as soon as it is decided.',
  approved: 'Your listing is verified',
  approvedWhy: 'Your page is public and carries the verified badge.',
  dashboard: 'Go to your dashboard',
  meanwhile: 'Meanwhile you can set your hours, services and photo there.',
  next: 'What happens next',
  nextSteps: [
    'We check each document that you sent.',
    'If one needs a change, we tell you which and why, and you send it again here.',
    'Once all is approved, your page is public and carries the verified badge.',
  ],
  history: 'What happened so far',
  documents: 'Your documents',
  events: {
    begun: 'Started',
    submitted: 'Submitted',
    approved: 'Verified',
    returned: 'Sent back for changes',
  },
  states: { waiting: 'Waiting', approved: 'Approved', rejected: 'Sent back' },
};
