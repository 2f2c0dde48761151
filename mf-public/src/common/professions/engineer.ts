import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const engineer: Profession = {
  slug: 'engineer',
  listing: '/engineers',
  listingAliases: [],
  details: '/engineer-detail',
  one: 'engineer',
  many: 'engineers',
  title: 'Engineers',
  defaultSpec: null,
  specialitiesLabel: 'Fields of work',
  chips: allChips,
  heading: (field) => `Best ${field === null ? '' : `${field} `}Engineers in HSR Layout`,
  root: 'Engineers',
  branch: (field) => `${field} Engineers`,
  intro: null,
  cardLines: qualificationLines,
  stateKey: 'enggListing',
  hue: 'engineer',
};
