/** An engagement, in words that fit every service of the profession, with its stars. */
export type SampleEngagement = [about: string, stars: number, daysAgo: number];

/** Six for each profession, published with consent. */
export const engagements: Record<string, SampleEngagement[]> = {
  doctor: [
    ['Two earlier opinions were compared and the difference explained in plain words.', 5, 3],
    ['Seen on the same evening, with every report read during the visit.', 5, 8],
    ['A treatment of six weeks, with a short call after each of them.', 5, 13],
    ['Tests that had been done elsewhere were used instead of repeated.', 4, 19],
    ['Half of the medicines could be left out after a careful review.', 5, 27],
    ['An anxious first visit became a routine check twice a year.', 4, 34],
  ],
  engineer: [
    ['Finished two days early and handed over with notes anybody can follow.', 5, 4],
    ['The estimate was kept to the rupee, changes were priced one by one.', 5, 10],
    ['A second look at somebody else’s work saved a costly repair.', 5, 16],
    ['Small job, done within the week, with a drawing for next time.', 4, 22],
    ['Plans, quantities and a list of suppliers in one clear folder.', 5, 30],
    ['What did not work was said openly, and put right without a bill.', 4, 39],
  ],
  ca: [
    ['Three years of papers put in order, and a refund nobody had expected.', 5, 2],
    ['A notice was answered within four days and closed within six weeks.', 5, 9],
    ['Both tax regimes were compared on one page before anything was filed.', 5, 15],
    ['Monthly returns of a small shop, on time for a whole year.', 4, 21],
    ['The list of papers came first, so one meeting was enough.', 5, 28],
    ['A house was sold and the tax on it planned beforehand.', 5, 36],
  ],
  advocate: [
    ['A dispute of four years settled in three meetings.', 5, 5],
    ['The weak points were named at the first meeting; the strong ones carried.', 4, 11],
    ['A contract was read overnight, with six changes and a reason for each.', 5, 17],
    ['Every hearing was reported the same evening in two lines.', 5, 24],
    ['Advice not to sue, which saved more than a victory would have brought.', 5, 31],
    ['Papers filed a week before the last date, with copies for us.', 4, 40],
  ],
  teacher: [
    ['From a pass to a distinction in two terms, two lessons a week.', 5, 3],
    ['Ten lessons before the board examination, on the gaps alone.', 5, 9],
    ['An adult beginner held a first talk at work after three months.', 5, 14],
    ['A note after each month told us exactly what to practise.', 5, 20],
    ['Lessons moved to the early morning when school hours changed.', 4, 29],
    ['A shy pupil now asks the questions in class.', 5, 37],
  ],
  labour: [
    ['Came on time, finished in one afternoon and left the place clean.', 5, 1],
    ['The price was said before the work began and did not change.', 5, 6],
    ['A fault two others had missed was found within the hour.', 5, 12],
    ['Works for us three days a week and has become part of the house.', 5, 18],
    ['The parts were bought together, with the bill on the table.', 4, 25],
    ['Came back a week later, unasked, to see that everything held.', 5, 33],
  ],
  officer: [
    ['A double charge was refunded nine days after the complaint.', 4, 4],
    ['The complaint got a number at once and an answer within the date.', 5, 10],
    ['Both sides were heard, and the agreement was put in writing.', 4, 17],
    ['Personal data was removed and its removal confirmed.', 5, 23],
    ['What could not be decided here was handed on, with all papers.', 4, 32],
    ['A matter of two years was closed after one talk with both sides.', 4, 41],
  ],
  'govt-officer': [
    ['The certificate was issued two days before the promised date.', 5, 5],
    ['Missing papers were named at once, so one more visit was enough.', 4, 12],
    ['A record with a wrong name was corrected in three weeks.', 4, 18],
    ['An application that had been stuck was found and finished.', 5, 26],
    ['The counter helped an elderly applicant fill in both forms.', 5, 33],
    ['The fee was exactly the one on the board, with a receipt.', 4, 42],
  ],
};
