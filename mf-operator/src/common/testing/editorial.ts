import type { EditorialChoices, Manuscript, SiteSettings } from '@nukkad/platform/contract';

const picture = { src: '/a.webp', sources: [], width: 320, height: 240, alt: 'A doctor’s bag' };

export const choices: EditorialChoices = {
  pictures: [{ name: 'doctor', picture }],
  scenes: [{ name: 'doctors', picture }],
  topics: ['Health'],
  letters: ['doctors'],
  professions: [{ slug: 'doctor', name: 'Doctor' }],
};

export const aManuscript = (values: Partial<Manuscript> = {}): Manuscript => ({
  ...{ _id: 'post-1', revision: 1, slug: 'what-to-ask', title: 'What to ask' },
  ...{ summary: 'Three questions.', topic: 'Health', body: 'Ask what it costs.' },
  ...{ picture: null, letter: null, state: 'draft', published: null, isAddressKept: false },
  changed: '2026-11-21T08:00:00.000Z',
  ...values,
});

export const aSettings = (values: Partial<SiteSettings> = {}): SiteSettings => ({
  site: {
    revision: 4,
    site: {
      ...{ name: 'Nukkad', address: 'HSR Layout', phone: '+91 90000 00000' },
      ...{ email: 'help@nukkad.example', copyright: 'Copyrights' },
      place: { name: 'HSR Layout', city: 'Bengaluru' },
    },
  },
  footer: {
    revision: 0,
    footer: {
      quickLinks: [
        { label: 'Home', href: '/' },
        { label: 'Login', href: '/login' },
      ],
      ...{ popularCategories: [], popularCities: [], social: [] },
    },
  },
  locations: {
    ...{ revision: 0, first: [] },
    states: [
      { slug: 'goa', name: 'Goa' },
      { slug: 'kerala', name: 'Kerala' },
    ],
  },
  ...values,
});
