import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const advocate: Profession = {
  slug: 'advocate',
  listing: '/advocates',
  listingAliases: [],
  details: '/advocate-detail',
  one: 'advocate',
  many: 'advocates',
  title: 'Advocates',
  defaultSpec: null,
  specialitiesLabel: 'Practice areas',
  chips: allChips,
  heading: (area) => `Best ${area === null ? '' : `${area} `}Advocates in HSR Layout`,
  root: 'Advocates',
  branch: (area) => `${area} Advocates`,
  intro: null,
  cardLines: qualificationLines,
  stateKey: 'vendor',
  hue: 'advocate',
};
