import type {
  Assignment,
  Client,
  DatedHearing,
  LegalCase,
  SampleAssignment,
  SampleCase,
  SamplePractice,
} from '@nukkad/platform/contract';
import { numbered, type SampleClock } from './sample-clock';

export function caseOf(
  sample: SampleCase,
  { _id, name, img }: Client,
  index: number,
  { day, at }: SampleClock,
): LegalCase {
  const { openedDaysAgo, closedDaysAgo, lastHearingDaysAgo, nextHearingInDays, ...facts } = sample;
  return {
    ...facts,
    _id: `sample-case-${index + 1}`,
    number: numbered('C', index + 1),
    client: { _id, name, img },
    note: null,
    openedOn: day(-openedDaysAgo),
    closedOn: closedDaysAgo === null ? null : day(-closedDaysAgo),
    lastHearing: at(-lastHearingDaysAgo),
    nextHearing: nextHearingInDays === null ? null : at(nextHearingInDays),
  };
}

/** Hearings of a case, oldest first. */
export function hearingsOf({ _id, title, category, client, opponent, court, ...one }: LegalCase) {
  const dates = [one.lastHearing, one.nextHearing].filter((at) => at !== null);
  return dates.map(
    (at, index): DatedHearing => ({
      _id: `${_id}-hearing-${index + 1}`,
      caseId: _id,
      at,
      court,
      note: null,
      title,
      category,
      client,
      opponent,
      lastHearing: dates[index - 1] ?? null,
    }),
  );
}

export function assignmentOf(
  { dueInDays, submission, ...task }: SampleAssignment,
  { _id, name, img }: Client,
  { vendor }: SamplePractice,
  { day, hoursAgo }: SampleClock,
): Assignment {
  return {
    ...task,
    _id: `sample-assignment-${_id}`,
    dueOn: day(dueInDays),
    student: { clientId: _id, name, img },
    teacher: { vendorId: vendor._id, name: vendor.vendorName },
    state: submission === null ? 'set' : 'submitted',
    isOverdue: false,
    submission: submission && {
      text: submission.text,
      file: null,
      at: hoursAgo(submission.hoursAgo),
    },
    grade: null,
  };
}
