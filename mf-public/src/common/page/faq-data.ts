import type { StructuredData } from '@nukkad/platform';
import type { Faq } from '@nukkad/platform/contract';
import { languageTagOf } from '@nukkad/platform/words';

/** Structured data of questions and answers on show, for search engines; none without a question. */
export function faqData(faq: readonly Faq[]): StructuredData[] {
  if (faq.length === 0) return [];
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  const inLanguage = languageTagOf(faq[0]?.answer ?? '');
  return [{ '@type': 'FAQPage', inLanguage, mainEntity }];
}
