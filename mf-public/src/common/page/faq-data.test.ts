import { aFaq } from '@nukkad/platform/testing';
import { faqData } from './faq-data';

test('questions and their answers', () => {
  expect(faqData([aFaq({ question: 'How much?', answer: '₹500' })])).toEqual([
    {
      '@type': 'FAQPage',
      inLanguage: 'en-IN',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How much?',
          acceptedAnswer: { '@type': 'Answer', text: '₹500' },
        },
      ],
    },
  ]);
});

test('no question, no data', () => {
  expect(faqData([])).toEqual([]);
});
