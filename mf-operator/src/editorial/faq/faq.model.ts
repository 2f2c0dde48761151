import { type FaqOrder, type FaqSheet, limits } from '@nukkad/platform/contract';
import type { Keyed } from '../../common/ordered-list.model';
import { text } from './faq.text';

export interface TypedFaq extends Keyed {
  _id: string | null;
  question: string;
  answer: string;
}

export interface TypedSheet {
  revision: number;
  faqs: TypedFaq[];
}

export const emptyFaq = { _id: null, question: '', answer: '' };

export const typedOf = ({ revision, faqs }: FaqSheet): TypedSheet => ({
  revision,
  faqs: faqs.map(({ _id = null, question, answer }) => ({
    key: _id ?? question,
    ...{ _id, question, answer },
  })),
});

export const orderOf = ({ revision, faqs }: TypedSheet): FaqOrder => ({
  revision,
  faqs: faqs.map(({ _id, question, answer }) => ({
    ...(_id !== null && { _id }),
    question: question.trim(),
    answer: answer.trim(),
  })),
});

/** What is wrong with the questions, if anything is. */
export function faqsProblem(faqs: readonly TypedFaq[] | null | undefined): string | undefined {
  const wrong = (faqs ?? []).findIndex(({ question, answer }) => !isRight(question, answer));
  return wrong === -1 ? undefined : text.wrong(wrong + 1);
}

const isRight = (question: string, answer: string) =>
  within(question, limits.faqQuestionMaxLength) && within(answer, limits.faqAnswerMaxLength);

const within = (typed: string, most: number) => typed.trim() !== '' && typed.trim().length <= most;

export const wordsOf = ({ faqs }: TypedSheet): string =>
  faqs.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
