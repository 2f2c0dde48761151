import type { Pair } from './faq.types';
import { professionFaq } from './faq-of-professions';
import { specialityFaq } from './faq-of-specialities';

const home: Pair[] = [
  [
    'What is Nukkad?',
    'A directory of local professionals: doctors, engineers, chartered accountants, advocates, teachers, labourers, officers and government offices. You search by name, speciality or problem, see who works near you, and contact or book them.',
  ],
  [
    'Does it cost anything to use?',
    'Searching, asking a question and requesting an appointment are free. You pay the professional for the work, at the fee shown on their page.',
  ],
  [
    'How are professionals verified?',
    'A tick beside a name means we have checked documents: identity, registration with the council or institute where there is one, and the address. Press the tick to see what was checked and when.',
  ],
  [
    'Where do the ratings come from?',
    'From people who booked. We show an average after three reviews; before that the page says New. Professionals can answer a review but cannot remove it.',
  ],
  [
    'How do I list myself?',
    'Choose Free Listing at the foot of any page, pick your profession and fill in your name, email and phone. A listing costs nothing, and you decide when it goes live.',
  ],
  [
    'What happens to the details I send?',
    'Your name, phone and city are shared only with the professionals your request goes to. Questions are published without a name.',
  ],
];

/**
 * Questions by key: `home`, a profession, or one of its specialities (`doctor/dentist`). A
 * speciality without questions of its own has its profession's.
 */
export const faqs: Record<string, Pair[]> = { home, ...professionFaq, ...specialityFaq };
