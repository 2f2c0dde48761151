import {
  type Article,
  type BannerSlide,
  defaultPlace,
  type Faq,
  type FooterContent,
  type SiteContent,
} from '../../contract';
import { aPicture } from './directory';

/** The site content of an installation. */
export function aSiteContent(values: Partial<SiteContent> = {}): SiteContent {
  return {
    name: 'Nukkad',
    address: '1 Corner Street',
    phone: '+91 90000 00000',
    email: 'help@example.invalid',
    copyright: 'All rights reserved',
    place: defaultPlace,
    ...values,
  };
}

/** The footer's lists: empty unless given. */
export function aFooterContent(values: Partial<FooterContent> = {}): FooterContent {
  return { quickLinks: [], popularCategories: [], popularCities: [], social: [], ...values };
}

/** A slide of the home page's banner; by default for doctors. */
export function aBannerSlide(values: Partial<BannerSlide> = {}): BannerSlide {
  return {
    _id: 'slide-doctors',
    title: 'Doctors who explain',
    text: 'Find one near you.',
    topic: 'doctors',
    profession: 'doctor',
    picture: aPicture(),
    ...values,
  };
}

/** An article; its card is the same without the body. */
export function anArticle(values: Partial<Article> = {}): Article {
  return {
    _id: 'post-1',
    slug: 'choosing-a-dentist',
    title: 'Choosing a dentist',
    summary: 'Five things to ask before the first visit.',
    topic: 'Health',
    published: '2026-10-01T04:30:00.000Z',
    minutes: 4,
    picture: aPicture(),
    body: [{ kind: 'paragraph', text: 'Ask what it will cost.' }],
    ...values,
  };
}

/** A question of a FAQ with its answer. */
export function aFaq(values: Partial<Faq> = {}): Faq {
  return {
    _id: 'faq-1',
    question: 'How often should I see a dentist?',
    answer: 'Every six months.',
    ...values,
  };
}
