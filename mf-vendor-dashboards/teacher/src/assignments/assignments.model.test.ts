import { limits } from '@nukkad/platform/contract';
import { aHandedIn, anAssignment } from '@nukkad/platform/testing';
import {
  assignmentOrder,
  gradeOf,
  gradingOf,
  inState,
  marksProblem,
  nothingSet,
  shownOf,
  studentsProblem,
  toggled,
  usualOf,
} from './assignments.model';
import { text } from './assignments.text';

const meera = { _id: 'client-1', name: 'Meera Iyer' };
const asha = { _id: 'client-2', name: 'Asha Rao' };

test.each([
  ['graded', 'graded'],
  [null, undefined],
  ['nowhere', undefined],
])('%j asks for %j', (asked, shown) => {
  expect(shownOf(asked)).toBe(shown);
});

test('what is to be marked comes first', () => {
  expect(usualOf([anAssignment(), aHandedIn()])).toBe('submitted');
  expect(usualOf([anAssignment()])).toBe('set');
});

test('those of a state stand by their day, what is marked the latest first', () => {
  const late = { dueOn: '2030-02-01', _id: 'late' };
  const all = [anAssignment(late), aHandedIn(), anAssignment({ _id: 'soon' })];
  expect(inState(all, 'set').map(({ _id }) => _id)).toEqual(['soon', 'late']);
  const graded = all.map((one) => ({ ...one, state: 'graded' as const }));
  expect(inState(graded, 'graded')[0]?._id).toBe('late');
});

test.each([
  ['nobody', [], text.chooseSome],
  ['somebody', [meera], undefined],
  [
    'too many',
    Array.from({ length: limits.assignmentStudents + 1 }, () => meera),
    text.tooMany(limits.assignmentStudents),
  ],
])('for %s', (_, students, problem) => {
  expect(studentsProblem(students)).toBe(problem);
});

test('a student is added, and left out again', () => {
  expect(toggled([meera], asha)).toEqual([meera, asha]);
  expect(toggled([meera, asha], meera)).toEqual([asha]);
});

test('what is filled in travels without white space around it', () => {
  const setting = { ...nothingSet, title: ' A poem ', task: 'Learn it. ', students: [meera] };
  expect(assignmentOrder({ ...setting, dueOn: '2030-01-07' })).toEqual({
    title: 'A poem',
    text: 'Learn it.',
    dueOn: '2030-01-07',
    maxMarks: 10,
    clientIds: ['client-1'],
  });
});

test.each([
  [null, text.noMarks],
  [0, undefined],
  [10, undefined],
  [11, text.beyond(10)],
  [-1, text.beyond(10)],
])('%j of ten marks: %j', (marks, problem) => {
  expect(marksProblem(marks, 10)).toBe(problem);
});

test('marks are changed from what they were', () => {
  const grade = { marks: 8, remark: 'Well said.', at: '2026-11-21T10:00:00.000Z' };
  expect(gradeOf(gradingOf({ grade }))).toEqual({ marks: 8, remark: 'Well said.' });
  expect(gradeOf({ marks: 8, remark: ' ' })).toEqual({ marks: 8, remark: null });
});
