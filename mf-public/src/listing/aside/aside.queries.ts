import { api, type Loaded, useEndpoint } from '@nukkad/platform';
import type { AnsweredQuestion, Faq, Promotion } from '@nukkad/platform/contract';
import { limits } from '@nukkad/platform/contract';
import type { IdempotencyKey } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../../common/submit';
import type { AppointmentRequestValues } from './appointment-form';
import type { FreeQuestion } from './question-form';

/** The list's profession and speciality. */
export interface Beside {
  profession: string;
  spec: string | null;
}

export function useFaq({ profession, spec }: Beside): Loaded<Faq[]> {
  return useEndpoint('getFaq', {
    query: { key: spec === null ? profession : `${profession}/${spec}` },
  });
}

export function useAnswered({ profession, spec }: Beside): Loaded<AnsweredQuestion[]> {
  return useEndpoint('getAnsweredQuestions', {
    query: { cat: profession, ...(spec !== null && { spec }) },
  });
}

export function usePromotions({ profession }: Beside): Loaded<Promotion[]> {
  return useEndpoint('getPromotions', { query: { slot: 'listing', type: profession } });
}

const about = ({ profession, spec }: Beside) => ({ profession, ...(spec !== null && { spec }) });

export function requestAppointment(
  values: AppointmentRequestValues,
  beside: Beside,
  how: IdempotencyKey,
  onDone: (answer: { reference: string; routedTo: number }) => void,
): Promise<SubmitAnswer> {
  const body = { ...values, ...about(beside) };
  return submitted(async () => onDone(await api.call('createAppointmentRequest', { body }, how)));
}

/**
 * Shows the answer no sooner than the documented delay after the press.
 *
 * @param beside null for a question to all professions
 */
export function askQuestion(
  { question, email }: FreeQuestion,
  beside: Beside | null,
  how: IdempotencyKey,
  onDone: (answer: { reference: string; question: string }) => void,
): Promise<SubmitAnswer> {
  const body = {
    question: question.trim(),
    ...(beside && about(beside)),
    ...(email && { email: email.trim() }),
  };
  const moment = new Promise((resolve) => setTimeout(resolve, limits.questionSubmitDelay));
  return submitted(async () => {
    const [answer] = await Promise.all([api.call('askQuestion', { body }, how), moment]);
    onDone(answer);
  });
}
