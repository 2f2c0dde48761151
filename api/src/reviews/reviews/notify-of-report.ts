import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { Decided } from '../../core/moderation/queue';
import { notify } from '../../core/notifications/notify';
import { notificationTexts, type WordedNotification } from '../../core/notifications/templates';
import { vendorPath } from '../../directory';
import * as hi from './report-notifications.hi';
import * as kn from './report-notifications.kn';
import * as english from './report-notifications.text';
import type { ReportedRow, ReportRow } from './reports.store';

interface Told {
  row: ReportedRow;
  reports: ReportRow[];
  decided: Decided;
}

type Words = (said: { professional: string; reason: string | undefined }) => WordedNotification;

const reporterNotification = notificationTexts('review-reporter', english.reporterNotification, {
  ...{ hi: hi.reporterNotification, kn: kn.reporterNotification },
});

const writerNotification = notificationTexts('review-writer', english.writerNotification, {
  ...{ hi: hi.writerNotification, kn: kn.writerNotification },
});

const subjectNotification = notificationTexts('review-subject', english.subjectNotification, {
  ...{ hi: hi.subjectNotification, kn: kn.subjectNotification },
});

/**
 * Notifies each person once of the decision on a reported review. If it changed nothing, only the
 * reporters are notified; if the case was reopened, no one is.
 */
export async function notifyOfReport(trx: Kysely<Tables>, told: Told): Promise<void> {
  const { row, decided } = told;
  const said = { professional: row.vendor_name, reason: decided.reason };
  for (const [userId, { words, link }] of listeners(told)) {
    await notify(trx, { userId, kind: 'review', link, ...words(said) });
  }
}

function listeners({ row, reports, decided: { decision } }: Told) {
  const page = `${vendorPath(row.profession, row.vendor_id)}&tab=reviews`;
  const heard = new Map<string, { words: Words; link: string }>();
  const tell = (userId: string | null, words: Words | undefined, link: string) => {
    if (userId !== null && words) heard.set(userId, { words, link });
  };
  const wordsOf = (all: Record<string, Words>) => all[decision];
  for (const { user_id } of reports) tell(user_id, wordsOf(reporterNotification), page);
  // A professional who reported a review of their own page gets the subject's notification.
  tell(row.vendor_user_id, wordsOf(subjectNotification), page);
  tell(row.user_id, wordsOf(writerNotification), '/profile?section=reviews');
  return heard;
}
