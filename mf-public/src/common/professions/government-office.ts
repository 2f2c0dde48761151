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
  intro: 'Officials by department, with where and when to find them.',
  cardLines: qualificationLines,
  stateKey: 'vendor',
  hue: 'govt',
};
