import type { Decision, QueueName } from '@nukkad/platform/contract';
import { doneWords, queueWords } from './words.text';

/** Capitalises `govt officer` for a heading. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A slug as words: `govt-officer` becomes `Govt officer`. */
export const spaced = (name: string) => capital(name.replaceAll('-', ' '));

export const isQueue = (name: string): name is QueueName => Object.hasOwn(queueWords, name);

const isDecision = (name: string): name is Decision => Object.hasOwn(doneWords, name);

/** Action of an audit entry; an unknown one is shown as its code. */
export const actionWords = (action: string): string =>
  isDecision(action) ? doneWords[action] : spaced(action);

/** Subject of an audit entry. */
export const subjectWords = (subject: string): string =>
  isQueue(subject) ? queueWords[subject].title : spaced(subject);
