/** Sentences that reviews of one profession are made of; `{it}` is what somebody came for. */
export interface ReviewTexts {
  good: string[];
  mixed: string[];
  bad: string[];
  replies: { thanks: string[]; sorry: string[] };
}

/** How a review begins, whatever the profession. */
export const openings: Pick<ReviewTexts, 'good' | 'mixed' | 'bad'> = {
  good: [
    'Asked for {it} and would ask again.',
    'A neighbour recommended this for {it}, and she was right.',
    'The second time for {it}, and as good as the first.',
    'Found this page while looking for {it} close to home.',
    '{It}: exactly what was agreed.',
    'Very satisfied with {it}.',
    'I had put off {it} for months and should not have.',
  ],
  mixed: [
    'Asked for {it}. Fine, but not without hitches.',
    '{It} was all right in the end.',
    'Mixed feelings about {it}.',
    'Good at {it}, less good at keeping time.',
    'Decent for {it} if you are not in a hurry.',
  ],
  bad: [
    'Asked for {it} and was disappointed.',
    'Would not ask again for {it}.',
    '{It} took three attempts.',
    'Expected more of {it} after the other reviews.',
    'Not happy with {it}.',
  ],
};

/** How one may end. */
export const closings: typeof openings = {
  good: [
    'Will keep the number.',
    'Worth every rupee.',
    'I have already told two colleagues.',
    'Exactly the person one hopes to find.',
    'The whole family goes there now.',
    'Nothing to add.',
    'Five minutes from home, which is a bonus.',
    'We will ask again next year.',
    'Punctual, clear, friendly.',
  ],
  mixed: [
    'Three stars, then.',
    'I might try once more.',
    'With a little more care it would be very good.',
    'Call before you go.',
  ],
  bad: [
    'A call would have been enough.',
    'I have gone elsewhere since.',
    'Two stars would be too many for that day.',
    'I hope this is read.',
  ],
};

const courteous: ReviewTexts['replies'] = {
  thanks: [
    'Thank you for writing. Glad it went well.',
    'Thank you. Do call if anything comes up.',
    'Kind words, thank you from all of us.',
  ],
  sorry: [
    'Sorry for this. Please call, so that we can put it right.',
    'You are right about the wait. We now leave more time between two people.',
    'I regret how that day went and would like to make good for it.',
    'Thank you for saying it openly. We have changed how we confirm times.',
  ],
};

export const reviewTexts: Record<string, ReviewTexts> = {
  doctor: {
    good: [
      'Everything was explained in plain words before anything was done.',
      'Did not push a single test that was not needed.',
      'The waiting room was clean and we were called within ten minutes of our time.',
      'Looked at the old reports with patience and told us which ones to keep.',
      'The medicine was cheap and worked within two days.',
      'My mother, who fears every clinic, was smiling when she came out.',
      'A follow-up question on the phone was answered the same evening.',
      'Told us honestly that nothing more than rest was needed.',
    ],
    mixed: [
      'The treatment itself was good, but we waited for almost an hour.',
      'Knows the work; a little short on words.',
      'The front desk mixed up our time, the doctor made up for it.',
      'Good advice, though parking is a trouble in the evening.',
      'It helped, but the bill had a line nobody had mentioned.',
    ],
    bad: [
      'We waited for an hour and a half and were through in four minutes.',
      'Nobody told me what the second visit would cost.',
      'My questions were waved away.',
      'The prescription could not be read, not even by the chemist.',
    ],
    replies: courteous,
  },
  engineer: {
    good: [
      'Asked the right questions first and wrote them down.',
      'The estimate and the bill were the same to the rupee.',
      'Delivered two days early with notes that my nephew could follow.',
      'When something broke on a Sunday it was repaired the same day.',
      'Explained what we did not need, which saved us half the budget.',
      'We run the whole thing ourselves now, as promised.',
      'Clear drawings, clear dates, no surprises.',
      'Sent a short message every Friday about how far things were.',
    ],
    mixed: [
      'Solid work, delivered a week late.',
      'Good result, but I had to ask for updates.',
      'The first version missed two points of our list; the second had them.',
      'Skilled, though hard to reach before noon.',
    ],
    bad: [
      'Half of what we agreed was missing at the handover.',
      'Every change, however small, was billed as new work.',
      'Two weeks without a reply in the middle of the project.',
      'It works on one phone and not on the other.',
    ],
    replies: courteous,
  },
  ca: {
    good: [
      'One list of documents, one meeting, done.',
      'Found a deduction that I had missed for three years.',
      'The notice was answered within the week and the matter is closed.',
      'Explained every line of the return before I signed it.',
      'The fee was told beforehand and stayed so.',
      'Reminds us of every date, so we have paid no late fee since.',
      'My small shop gets the same care as the big clients.',
      'Refund came in five weeks.',
    ],
    mixed: [
      'Correct work, though much of it went through an assistant.',
      'Reliable, but busy to the limit in July.',
      'Needed two reminders before the draft came.',
      'Good advice; I would have liked it in writing.',
    ],
    bad: [
      'Filed on the last evening, after a month of reminders.',
      'The same documents were asked for three times.',
      'A mistake in my PAN cost us a second filing.',
      'The fee grew by a third and nobody could say why.',
    ],
    replies: courteous,
  },
  advocate: {
    good: [
      'Said at the first meeting what could be won and what could not.',
      'After each hearing there was a short note the same evening.',
      'Settled within two months, which spared us years.',
      'Read every page of the deed and found the one line that mattered.',
      'Calm in court and clear with us.',
      'The notice was two pages long and did what it had to.',
      'Did not promise anything that did not come true.',
      'Treated my old parents with great respect.',
    ],
    mixed: [
      'Knows the law well; dates were often told late.',
      'Good in court, hard to get on the phone.',
      'The outcome is fine, it took two adjournments more than told.',
      'Competent, though the clerk handles most of it.',
    ],
    bad: [
      'Nobody from the chambers came to the second hearing.',
      'We learnt of the order from the website of the court.',
      'The draft was made for another case; even the names were wrong.',
      'Fees were asked for before each date without a receipt.',
    ],
    replies: courteous,
  },
  teacher: {
    good: [
      'My daughter now does the homework before I ask.',
      'From 58 to 81 marks within one term.',
      'Every lesson ends with a page of practice, and it is checked.',
      'Finds out first what is missing and starts there.',
      'Patient, even when the same question comes a fourth time.',
      'The monthly note to parents is short and honest.',
      'Uses things from our kitchen to explain, which my son loves.',
      'On time for every single lesson since June.',
    ],
    mixed: [
      'Good lessons, often moved to another day.',
      'Explains well, a little fast for a beginner.',
      'We like the teacher; the batch has become too big.',
      'Helpful before exams, less so in between.',
    ],
    bad: [
      'Three lessons were cancelled in the first month.',
      'Read from the book, which we could have done ourselves.',
      'The trial was lively, what came after was not.',
      'No note and no plan although both were promised.',
    ],
    replies: courteous,
  },
  labour: {
    good: [
      'Came at nine as promised and swept up afterwards.',
      'Showed me the broken part and the bill of the new one.',
      'Polite with my grandmother and careful with the furniture.',
      'Done in an hour; another one had asked for a whole day.',
      'The price was told before the work began.',
      'Came back after a week to see whether it held.',
      'Nothing to complain about after three months.',
      'Brought every tool, even the ladder.',
    ],
    mixed: [
      'Good hands, but an hour late.',
      'The work is fine; the cleaning up was left to us.',
      'Had to come twice since a part was missing.',
      'Fair price, little talk, somewhat rough edges.',
    ],
    bad: [
      'Did not come on the day and did not call.',
      'It leaked again after two days.',
      'Asked for more money in the middle of the work.',
      'Left a mess that took us the evening.',
    ],
    replies: courteous,
  },
  officer: {
    good: [
      'A number on the same day and an answer before the date on it.',
      'Rang the other side while I sat there.',
      'My refund was in the account ten days later.',
      'Wrote down everything and read it back to me.',
    ],
    mixed: [
      'An answer came, a week after the promised date.',
      'Friendly desk; the letter was hard to understand.',
      'Half of the matter was solved.',
    ],
    bad: [
      'The complaint was marked as closed without a call.',
      'Four visits, four different answers.',
      'The file could not be found for a month.',
      'No answer after the date that was on the receipt.',
      'Was sent from one window to the next.',
    ],
    replies: {
      thanks: ['Thank you. The desk has been told.'],
      sorry: [
        'The file has been found and the complaint is open again. You will get a letter.',
        'The delay was ours. The date on the receipt should have been kept.',
      ],
    },
  },
  'govt-officer': {
    good: [
      'Application taken in ten minutes, with a receipt and a date.',
      'Told me which copy was missing before I stood in the line.',
      'The certificate was ready on the day on the receipt.',
      'The officer came out to help an old man with the form.',
    ],
    mixed: [
      'Done within the time, though the line was long.',
      'The form exists in one language only; the staff helped.',
      'Two visits, as one signature was missing.',
    ],
    bad: [
      'The counter closed twenty minutes before the time on the door.',
      'The portal said ready, the window said come next week.',
      'No one could say which document was missing.',
    ],
    replies: {
      thanks: ['Thank you for the kind words. They were read out in the section.'],
      sorry: ['The counter hours have been corrected. We regret the second visit.'],
    },
  },
};
