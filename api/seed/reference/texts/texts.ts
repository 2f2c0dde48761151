import { z } from 'zod';
import { defaultContent } from '../../../src/content/site/content.defaults';
import type { Tables } from '../../../src/core/db/tables.generated';
import { namedId } from '../../ids';
import hindiBanner from './banner.hi.json';
import banner from './banner.json';
import kannadaBanner from './banner.kn.json';
import hindiFaq from './faq.hi.json';
import faq from './faq.json';
import kannadaFaq from './faq.kn.json';
import hindiSite from './site.hi.json';
import kannadaSite from './site.kn.json';

const text = z.string().min(1);

/** Slides of the home page, in order. `topic` is also the name of a banner scene. */
export const slides = z
  .array(z.strictObject({ title: text, text, topic: text, profession: text }))
  .parse(banner);

const faqsByKey = z.record(z.string(), z.array(z.strictObject({ question: text, answer: text })));
/**
 * Questions by key: `home`, a profession, or one of its specialities (`doctor/dentist`). A
 * speciality without questions falls back to its profession.
 */
export const faqs = faqsByKey.parse(faq);

export const slideRows = (): Tables['banner_slide'][] =>
  slides.map((slide, position) => ({
    ...slide,
    id: namedId('slide', slide.topic),
    position,
    picture: slide.topic,
  }));

export const faqRows = (): Tables['faq'][] =>
  Object.entries(faqs).flatMap(([key, pairs]) =>
    pairs.map((pair, position) => ({
      id: namedId('faq', `${key} ${position}`),
      key,
      position,
      ...pair,
    })),
  );

/** Name, address and links of the installation: placeholders until an operator edits them. */
export const contentRows = () =>
  Object.entries(defaultContent).map(([key, body]) => ({ key, body }));

/** Words of a language, questions and slides in the order of the English. */
const siteWords = z.strictObject({
  faqs: faqsByKey,
  slides: z.array(z.strictObject({ title: text, text })),
  site: z.strictObject({ name: text, address: text, copyright: text }),
  // By the English label.
  footer: z.record(z.string(), text),
});

export const translatedTexts = {
  hi: siteWords.parse({ faqs: hindiFaq, slides: hindiBanner, ...hindiSite }),
  kn: siteWords.parse({ faqs: kannadaFaq, slides: kannadaBanner, ...kannadaSite }),
};
