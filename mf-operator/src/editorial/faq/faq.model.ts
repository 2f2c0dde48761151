import type { FaqOrder, FaqSheet } from '@nukkad/platform/contract';

export interface TypedFaq {
  _id: string | null;
  question: string;
  answer: string;
}

export interface TypedSheet {
  revision: number;
  faqs: TypedFaq[];
}

export const emptyFaq: TypedFaq = { _id: null, question: '', answer: '' };

export const faqValues = ({ revision, faqs }: FaqSheet): TypedSheet => ({
  revision,
  faqs: faqs.map(({ _id = null, question, answer }) => ({ _id, question, answer })),
});

export const faqOrder = ({ revision, faqs }: TypedSheet): FaqOrder => ({
  revision,
  faqs: faqs.map(({ _id, question, answer }) => ({
    ...(_id !== null && { _id }),
    question: question.trim(),
    answer: answer.trim(),
  })),
});

export const faqText = ({ faqs }: TypedSheet): string =>
  faqs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
