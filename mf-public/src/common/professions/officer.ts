import { allChips, qualificationLines } from './plain-profession';
import type { Profession } from './profession';

export const officer: Profession = {
  slug: 'officer',
  listing: '/officers',
  listingAliases: [],
  details: '/officer-detail',
  one: 'officer',
  many: 'officers',
  title: 'Officers',
  defaultSpec: 'service-related',
  specialitiesLabel: 'Kinds of complaint',
  chips: allChips,
  heading: () => 'Raise a Complaint',
  root: 'Officers',
  branch: (kind) => `${kind.replace(/-related$/i, ' Related')} Complaints`,
  intro:
    'Find the officer your complaint is about. Writing and following complaints here is being built.',
  cardLines: qualificationLines,
  stateKey: 'vendor',
  hue: 'officer',
};
