import type { OpenQuestion, OpenQuestionsAnswer } from '@nukkad/platform/contract';

const DAY = 86_400_000;

const asked: readonly (readonly [question: string, daysAgo: number, answers: number])[] = [
  ['How long before an appointment should I arrive?', 1, 0],
  ['What should I bring when I come for the first time?', 3, 2],
  ['Can I ask something small without booking a whole appointment?', 8, 1],
];

export function sampleQuestions(now: Date): OpenQuestionsAnswer {
  const questions = asked.map(([question, daysAgo, answers], nth): OpenQuestion => {
    const time = new Date(now.getTime() - daysAgo * DAY).toISOString();
    return { _id: `sample-question-${nth}`, question, spec: null, time, answers, mine: null };
  });
  const total = questions.length;
  return { questions, canAnswer: true, page: 1, limit: 20, total, totalPages: 1 };
}
