import { formatDuration } from '@nukkad/platform/format';

export const home = 'Home';
/** First breadcrumb step: the city, by its documented name. */
export const rootOf = (city: string | null) => {
  if (city === 'Bengaluru') return 'Bangalore';
  return city ?? home;
};
export const unknown = '—';
export const verified = 'Verified';
export const sample = 'Sample';
export const sampleWhy = 'Sample profile: this person is invented';
export const per = (unit: string) => `per ${unit}`;
export const speaks = 'Speaks';
export const where = 'Where';
export const fee = 'Fee';
export const rating = 'Rating';
export const zone = 'All times are in India (IST).';
export const loading = (what: string) => `Loading ${what}`;
export const call = 'Call';
export const callFor = (name: string) => `Call ${name}: show the number`;
export const callNumber = (name: string, phone: string) => `Call ${name} on ${phone}`;
export const askingNumber = 'Fetching the number…';
export const noNumber = 'The number could not be shown. Try again.';
export const chat = 'Chat';
export const chatWith = (name: string) => `Chat with ${name}`;
export const bookWith = (label: string, name: string) => `${label}: ${name}`;
export const viewComplaints = 'View Complaints';
export const viewComplaintsOf = (name: string) => `View Complaints about ${name}`;
export const writeComplaint = 'Write a Complaint';
export const writeComplaintOn = (name: string) => `Write a Complaint about ${name}`;
export const nextFree = 'Next free times';
export const next = 'Next:';
export const bookAt = (time: string, name: string) => `${time}, book ${name}`;
export const km = (km: string) => `${km} km away`;
export const experience = 'Experience';
export const years = (years: number, of: string) =>
  years === 1 ? `1 year of ${of}` : `${years} years of ${of}`;
export const replies = 'Reply time';
export const repliesWithin = (minutes: number) => `Replies within ${formatDuration(minutes)}`;
export const like = (name: string) => `Add ${name} to favourites`;
export const liked = (name: string) =>
  `${name} is a favourite now, on this device. Log in to keep it everywhere.`;
export const login = 'Log in';
export const likedHere = (name: string) => `${name} is a favourite now.`;
export const unliked = (name: string) => `${name} is no longer a favourite.`;
export const professional = (count: number) => (count === 1 ? 'professional' : 'professionals');
export const needsScript = 'Choosing a time needs JavaScript.';
