import type { Exhibit } from '../workshop/exhibit';
import { Accordion } from './accordion';

const questions = [
  {
    key: 'cancel',
    title: 'Can I cancel an appointment?',
    content: <p>Yes, free of charge until four hours before it begins.</p>,
  },
  {
    key: 'verified',
    title: 'What does “Verified” mean?',
    content: (
      <p>
        We have seen the registration certificate and called the number on it. The date of that
        check stands on every profile.
      </p>
    ),
  },
  {
    key: 'pay',
    title: 'When do I pay?',
    content: <p>At the visit. Nukkad takes no fee from you.</p>,
  },
];

const long = [
  {
    key: 'residence',
    title:
      'My residential address differs from the one on my registration certificate: which of the two do I give, and who will see it?',
    content: <p>The one where you see clients. Only they see it, once a booking is accepted.</p>,
  },
];

export const accordionExhibit: Exhibit = {
  component: 'Accordion',
  specimens: [
    { state: 'Closed', Draw: () => <Accordion items={questions} /> },
    { state: 'One open', Draw: () => <Accordion items={questions} initiallyOpen="verified" /> },
    { state: 'Long title', Draw: () => <Accordion items={long} initiallyOpen="residence" /> },
  ],
};
