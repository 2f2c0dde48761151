import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const governmentOffice: Profession = {
  slug: 'govt-officer',
  listing: '/govt. officers',
  listingAliases: ['/govt-officers'],
  details: '/govt-offices-detail',
  one: 'government official',
  many: 'government officials',
  title: 'Government Offices',
  defaultSpec: null,
  specialitiesLabel: 'Departments',
  chips: allChips,
  heading: (department) => department ?? 'Government Offices',
  root: 'Government Offices',
  branch: (department) => department,
  intro:
    'Offices by department, with their officers, hours, services and the documents they ask for.',
  yearsOf: 'service',
  book: 'Write a Complaint',
  cardLines: qualificationLines,
  page: {
    shows: 'offices',
    actions: [],
    filters: [],
    sorts: [],
    hasBanner: false,
    searchHint: null,
  },
  profile: {
    tabs: ['about', 'reviews', 'address'],
    panel: null,
    extra: null,
    schemaType: () => 'GovernmentOffice',
  },
  stateKey: 'vendor',
  hue: 'govt',
};
