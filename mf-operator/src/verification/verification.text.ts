import type { Credential, OnboardingEvent, OnboardingState } from '@nukkad/platform/contract';

const stepTitles = {
  details: 'Details',
  description: 'Description',
  certificates: 'Certificates',
  education: 'Education',
  availability: 'Availability',
  other: 'Other details',
} as const;

const fields = {
  title: 'Title',
  gender: 'Gender',
  phones: 'Mobile numbers',
  whatsApp: 'WhatsApp',
  landline: 'Landline',
  place: 'Place',
  subjects: 'Subjects',
  specialities: 'Specialities',
  syllabus: 'Syllabus',
  category: 'Category',
  experience: 'Experience',
  price: 'Price',
  subject: 'Subject',
  level: 'Certificate',
  number: 'Registration number',
  description: 'Description',
  issuedBy: 'Issued by',
  institution: 'Institution',
  qualification: 'Qualification',
  specializations: 'Specializations',
  dates: 'From and to',
} as const;

const columns = {
  name: 'Name',
  profession: 'Profession',
  waiting: 'Waiting since',
  documents: 'Documents',
} as const;

export const text = {
  room: 'Verification',
  queue: 'waiting professionals',
  caption: 'Professionals waiting for verification, longest first',
  columns,
  none: 'Nobody is waiting',
  noneWhy: 'Pages that are submitted appear here until they are decided.',
  pageGone: 'Nobody is left on this page',
  pageGoneWhy: 'The others may have been decided meanwhile.',
  firstPage: 'Go to the first page',
  back: 'Back to the queue',
  what: 'entries of this professional',
  unknown: 'We could not find this professional',
  unknownWhy: 'The link may be old, or the account was deleted.',

  stepTitles,
  fields,
  nothing: 'Nothing was entered.',
  hasNone: 'Says they have none.',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  years: (count: string) => (count === '1' ? '1 year' : `${count} years`),
  price: (amount: string, per: string | null) => (per === null ? amount : `${amount} per ${per}`),
  hours: (from: string, to: string) => `${from} to ${to}`,
  sameAsMobile: 'Same as the mobile number',

  noFile: 'No file was sent.',

  credentialStates: {
    waiting: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
  } satisfies Record<Credential['state'], string>,
  approve: 'Approve',
  approveOne: (title: string) => `Approve ${title}`,
  approving: 'Approving…',
  reject: 'Reject',
  rejectOne: (title: string) => `Reject ${title}`,
  rejecting: 'Rejecting…',
  reason: 'Reason',
  reasonHint: 'The professional reads it beside the document.',
  rejectedFor: (reason: string) => `Reason: ${reason}`,

  decision: 'Decision',
  states: {
    draft: 'Not submitted',
    submitted: 'Waiting for a decision',
    'changes-needed': 'Returned for changes',
    approved: 'Approved and listed',
  } satisfies Record<OnboardingState, string>,
  isApproved: (name: string) => `${name} is listed with the verified badge.`,
  added: (count: number) =>
    count === 1
      ? 'One document was added after listing. It appears on the page once you approve it.'
      : `${count} documents were added after listing. Each appears on the page once you approve it.`,
  isReturned: (name: string) => `${name} was told what to change, and can submit again.`,
  isDraft: (name: string) => `${name} has not submitted the page.`,
  undecided: (waiting: number, rejected: number) => {
    const parts = [
      ...(waiting > 0 ? [`${waiting} waiting`] : []),
      ...(rejected > 0 ? [`${rejected} rejected`] : []),
    ];
    return `The page can be approved once every document is: ${parts.join(', ')}.`;
  },
  approveAll: 'Approve and list',
  approveAllWhy: 'The page becomes public, and its badge says what was checked today.',
  locality: 'Locality',
  localityHint: (typed: string) =>
    `“${typed}” is not in the directory. Choose where people will find the page.`,
  chooseLocality: 'Choose a place from the list',
  noLocality: 'No place in the directory has this name',
  localitiesFailed: 'The places could not be loaded. Type again to retry.',
  sendBack: 'Return for changes',
  sendingBack: 'Returning…',
  note: 'Note',
  noteHint: 'What has to change. Rejected documents are listed with their reasons.',
  noteNeeded: 'Say what has to change, or reject a document',
  tooLong: (most: number) => `Use ${most} characters or fewer`,

  history: 'What happened',
  events: {
    begun: 'Started',
    submitted: 'Submitted',
    approved: 'Approved',
    returned: 'Returned for changes',
  } satisfies Record<OnboardingEvent['what'], string>,
} as const;
