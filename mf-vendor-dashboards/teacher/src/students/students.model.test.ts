import type { Client } from '@nukkad/platform/contract';
import { aHandedIn, anAssignment } from '@nukkad/platform/testing';
import { creditWords, progressOf, progressWords } from './students.model';
import { text } from './students.text';

const grade = (marks: number) => ({ marks, remark: null, at: '2026-11-21T10:00:00.000Z' });
const marked = (marks: number, maxMarks = 10) =>
  aHandedIn({ state: 'graded', maxMarks, grade: grade(marks) });
const another = { clientId: 'client-2', name: 'Asha Rao', img: '' };
const student = (values: Partial<Client>) => ({ visits: 3, ...values }) as Client;

test('marks are counted by what there was to get, of the student alone', () => {
  const all = [
    marked(8),
    marked(15, 30),
    aHandedIn(),
    anAssignment(),
    { ...marked(0), student: another },
  ];
  expect(progressOf(all, 'client-1')).toEqual({ percent: 58, graded: 2, toMark: 1 });
  expect(progressOf([anAssignment()], 'client-1')).toEqual({ percent: null, graded: 0, toMark: 0 });
});

test.each([
  [null, [text.lessons(3)]],
  [{ percent: null, graded: 0, toMark: 0 }, [text.lessons(3)]],
  [{ percent: 58, graded: 2, toMark: 1 }, [text.lessons(3), text.marks(58, 2), text.toMark(1)]],
])('%j reads %j', (progress, words) => {
  expect(progressWords(student({}), progress)).toEqual(words);
});

test.each([
  [0, 0, text.noCredits],
  [3, 10, '3 of 10 lessons left'],
])('%i of %i is %s', (lessonsLeft, lessonsBought, words) => {
  expect(creditWords(student({ lessonsLeft, lessonsBought }))).toBe(words);
});
