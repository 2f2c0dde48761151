import { z } from 'zod';
import * as limits from '../limits';
import { day, uuid } from './fields';
import { handedFile } from './files.schema';
import { named } from './named';
import { line, lines } from './typed';

const id = z.uuid();
const moment = z.iso.datetime();
const mostTitle = 160;
const mostMarks = 1_000;

export const assignment = z
  .object({
    _id: id,
    title: z.string(),
    text: z.string(),
    dueOn: z.iso.date().describe('`yyyy-MM-dd`'),
    maxMarks: z.int(),
    student: z.object({ clientId: id, name: z.string(), img: z.string() }),
    teacher: z.object({ vendorId: id, name: z.string() }),
    state: named(
      'AssignmentState',
      z
        .enum(['set', 'submitted', 'graded'])
        .describe('Where an assignment stands with one student.'),
    ),
    isOverdue: z.boolean(),
    submission: z
      .object({ text: z.string().nullable(), file: handedFile.nullable(), at: moment })
      .nullable(),
    grade: z.object({ marks: z.int(), remark: z.string().nullable(), at: moment }).nullable(),
  })
  .meta({ id: 'Assignment', description: 'Something a teacher has set one student to do.' });

const marksRule = `must be a whole number from 1 to ${mostMarks}`;

export const assignmentOrder = z
  .object({
    title: line(mostTitle),
    text: lines(limits.assignmentTextMaxLength),
    dueOn: day,
    maxMarks: z.int({ error: marksRule }).min(1, marksRule).max(mostMarks, marksRule),
    clientIds: z
      .array(uuid, { error: 'must be a list of clients' })
      .min(1, 'choose at least one')
      .max(limits.assignmentStudents, `choose at most ${limits.assignmentStudents}`),
  })
  .meta({
    id: 'AssignmentOrder',
    description: 'One assignment for each of the students, at most `limits.assignmentStudents`.',
  });

const gradeRule = 'must be a whole number, at least 0';

export const gradeOrder = z
  .object({
    marks: z.int({ error: gradeRule }).min(0, gradeRule),
    remark: lines(limits.assignmentTextMaxLength).nullish(),
  })
  .meta({
    id: 'GradeOrder',
    description: 'Marks and remark for a submission; `marks` is at most those of the assignment.',
  });

export const submissionOrder = z
  .object({
    text: lines(limits.assignmentTextMaxLength).nullish(),
    fileId: uuid.nullish(),
  })
  .refine(({ text, fileId }) => Boolean(text ?? fileId), {
    error: 'write something or choose a file',
    path: ['text'],
  })
  .meta({
    id: 'SubmissionOrder',
    description: 'What a student hands in; the file was sent before with `uploadFile`.',
  });

export const assignmentsQuery = z.object({ clientId: uuid.optional() });
