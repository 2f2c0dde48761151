import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const ca: Profession = {
  slug: 'ca',
  listing: "/ca's",
  listingAliases: ['/ca'],
  details: '/ca-detail',
  one: 'chartered accountant',
  many: 'chartered accountants',
  title: 'Chartered Accountants',
  defaultSpec: null,
  specialitiesLabel: 'Areas of work',
  chips: allChips,
  heading: (area) => `Best ${area === null ? '' : `${area} `}Chartered Accountants in HSR Layout`,
  root: 'Chartered Accountants',
  branch: (area) => `${area} Chartered Accountants`,
  intro: null,
  cardLines: qualificationLines,
  stateKey: 'vendor',
  hue: 'ca',
};
