/** Where an assignment stands with one student. */
export type AssignmentState = 'set' | 'submitted' | 'graded';

/** A file somebody handed in or gave out; fetched from `fileAddress`. */
export interface HandedFile {
  _id: string;
  name: string;
  type: string;
  bytes: number;
}

/** Something a teacher has set one student to do. */
export interface Assignment {
  _id: string;
  title: string;
  text: string;
  /** `yyyy-MM-dd` */
  dueOn: string;
  maxMarks: number;
  student: { clientId: string; name: string; img: string };
  teacher: { vendorId: string; name: string };
  state: AssignmentState;
  isOverdue: boolean;
  submission: { text: string | null; file: HandedFile | null; at: string } | null;
  grade: { marks: number; remark: string | null; at: string } | null;
}

/** One assignment for each of the students, at most `limits.assignmentStudents`. */
export interface AssignmentOrder {
  title: string;
  text: string;
  dueOn: string;
  maxMarks: number;
  clientIds: string[];
}

export interface GradeOrder {
  marks: number;
  remark?: string | null;
}

/** What a student hands in; the file was sent before with `uploadFile`. */
export interface SubmissionOrder {
  text?: string | null;
  fileId?: string | null;
}
