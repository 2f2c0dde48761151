import { formatDuration } from '@nukkad/platform/format';
import type { DetailsTab } from '../common/professions/profession';

const tabs: Record<DetailsTab, string> = {
  about: 'About',
  services: 'Services',
  specialities: 'Specialities',
  practice: 'Practice Areas',
  reviews: 'Reviews',
  address: 'Address',
  fees: 'Fees',
  portfolio: 'Portfolio',
  others: 'Others',
  complaints: 'Complaints',
};

export const text = {
  back: (many: string) => `Back to ${many}`,
  loading: (one: string) => `Loading the ${one}`,
  what: (one: string) => `details of this ${one}`,
  tabs,
  tabsPart: 'profile',
  badgePart: 'badge',
  tabsOf: (name: string) => `About ${name}`,
  services: 'Services and fees',
  feeHeaders: { name: 'Service', measure: 'Duration', price: 'Fee' },
  minutes: (count: number) => `${count} min`,
  noServices: 'No services are listed yet.',
  noAbout: 'Nothing is written here yet.',
  noFields: 'Nothing is listed yet.',
  noTerms: 'No terms are listed yet: ask before you agree.',
  officePart: 'government office',
  office: 'All departments, hours and services of this office',
  checkedBy: 'Checked by Nukkad',
  verified: 'Verified',
  experience: (years: number) =>
    years === 1 ? '1 year of experience' : `${years} years of experience`,
  speaks: (languages: string) => `Speaks ${languages}`,
  quickReply: (minutes: number) => `Usually replies within ${formatDuration(minutes)}`,
  isA: (name: string, what: string, place: string | null) =>
    place === null ? `${name}: ${what}` : `${name}: ${what} in ${place}`,
  rated: (average: string, count: number) => `${average} out of 5 from ${count} reviews`,
  feeFrom: (amount: string, per: string) => `${amount} per ${per}`,
  unknown: (one: string) => `We could not find this ${one}`,
  unknownWhy: 'The link may be old, or the profile may have been taken down.',
  nobody: (one: string) => `Choose a ${one}`,
  nobodyWhy: (many: string) => `This page shows one of our ${many}. Pick one from the list.`,
  seeAll: (many: string) => `See all ${many}`,
} as const;
