import { aHandedIn, anAssignment } from '@nukkad/platform/testing';
import { answeringOf, answeringProblem, sortAssignments, submissionOf } from './assignments.model';
import { text } from './assignments.text';

const file = { id: 'a', name: 'letter.pdf', size: 10 };

test('what is to be done stands first by its day, then the latest of what is over', () => {
  const all = [
    anAssignment({ _id: 'graded', state: 'graded' }),
    aHandedIn({ _id: 'handed-early', dueOn: '2029-01-01' }),
    aHandedIn({ _id: 'handed-late' }),
    anAssignment({ _id: 'late', dueOn: '2030-03-01' }),
    anAssignment({ _id: 'soon' }),
  ];
  expect(sortAssignments(all).map(({ _id }) => _id)).toEqual([
    'soon',
    'late',
    'handed-late',
    'handed-early',
    'graded',
  ]);
});

test.each([
  ['nothing', { words: ' ', file: null }, { words: text.nothing }],
  ['words', { words: 'Dear editor', file: null }, undefined],
  [
    'a file on its way',
    { words: 'Dear editor', file: { ...file, fileId: null, state: 'sending' as const } },
    { file: text.notSentYet },
  ],
  ['a file', { words: '', file: { ...file, fileId: 'f', state: 'sent' as const } }, undefined],
])('%s', (_, answering, problem) => {
  expect(answeringProblem(answering)).toEqual(problem);
});

test('handing in again begins with what was handed in', () => {
  expect(submissionOf(answeringOf(aHandedIn()))).toEqual({
    text: 'Our street wakes up early.',
    fileId: 'file-1',
  });
  expect(submissionOf(answeringOf(anAssignment()))).toEqual({ text: null, fileId: null });
});
