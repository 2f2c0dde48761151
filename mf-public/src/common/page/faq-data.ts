import type { StructuredData } from '@nukkad/platform';
import type { Faq } from '@nukkad/platform/contract';

/** Structured data of questions and answers on show, for search engines; none without a question. */
export function faqData(faq: readonly Faq[]): StructuredData[] {
  if (faq.length === 0) return [];
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
