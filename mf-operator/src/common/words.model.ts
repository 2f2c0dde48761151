import type { Decision, QueueName } from '@nukkad/platform/contract';
import { doneWords, queueWords } from './words.text';

/** `govt officer` as a heading has it. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const spaced = (name: string) => capital(name.replaceAll('-', ' '));

export const isQueue = (name: string): name is QueueName => Object.hasOwn(queueWords, name);

const isDecision = (name: string): name is Decision => Object.hasOwn(doneWords, name);

/** What an operator did, of the log: `post-published` is said as it is written. */
export const actionWords = (action: string): string =>
  isDecision(action) ? doneWords[action] : spaced(action);

/** What of the site it was done to. */
export const subjectWords = (subject: string): string =>
  isQueue(subject) ? queueWords[subject].title : spaced(subject);
