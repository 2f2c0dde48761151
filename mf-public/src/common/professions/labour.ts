import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const labour: Profession = {
  slug: 'labour',
  listing: '/labours',
  listingAliases: [],
  details: '/labour-detail',
  one: 'labourer',
  many: 'labourers',
  title: 'Labours',
  defaultSpec: null,
  specialitiesLabel: 'Kinds of work',
  chips: allChips,
  heading: (work) => `Best ${work ?? 'Labours'} in HSR Layout`,
  root: 'Labours',
  branch: (work) => work,
  intro: null,
  cardLines: qualificationLines,
  stateKey: 'vendor',
  hue: 'labour',
};
