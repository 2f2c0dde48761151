import { defaultPlace } from '@nukkad/platform/contract';
import type { ContentByKey, StoredSite } from './content.store';

/** Placeholders, to be replaced by the operators of an installation. */
const site: StoredSite = {
  name: 'Nukkad',
  address: 'No. 12, 14th Main, Sector 4, HSR Layout, Bengaluru 560102',
  phone: '+91 90000 00000',
  email: 'help@nukkad.example',
  copyright: 'Copyrights 2008-24. All Rights Reserved.',
  place: { name: defaultPlace.name, city: defaultPlace.city },
};

const footer: ContentByKey['footer'] = {
  quickLinks: [
    { label: 'Home', href: '/' },
    { label: 'Free Listing', href: '/list-yourself' },
    { label: 'Login', href: '/login' },
    { label: 'Sign Up', href: '/register' },
    { label: 'Teacher Login', href: '/teacher-vendor-login' },
  ],
  popularCategories: [
    { label: 'Doctors', href: '/doctors' },
    { label: 'Teachers', href: '/teachers' },
    { label: "CA's", href: "/ca's" },
    { label: 'Advocates', href: '/advocates' },
    { label: 'Engineers', href: '/engineers' },
    { label: 'Labours', href: '/labours' },
  ],
  // Empty: the largest cities are used.
  popularCities: [],
  // Empty until the operators name the installation's pages.
  social: [],
};

export const defaultContent: ContentByKey = { site, footer, locations: { first: [] } };
