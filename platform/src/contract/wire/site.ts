import type { GeoPlace } from './places';

/** Contact data of the house, set per installation. */
export interface SiteContent {
  name: string;
  address: string;
  phone: string;
  email: string;
  copyright: string;
  /** Where somebody looks who has not said where. */
  place: GeoPlace;
}

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterContent {
  quickLinks: FooterLink[];
  popularCategories: FooterLink[];
  popularCities: FooterLink[];
  social: FooterLink[];
}
