/** Possible star ratings. */
export type Stars = 1 | 2 | 3 | 4 | 5;

/** Sentences that fit only this number of stars. */
export type ByStars = Record<Stars, string[]>;

/** Building blocks of one profession's reviews. */
export interface ReviewTexts {
  /** First sentences; `{it}` is the service. Reviews of offices have none. */
  openings: ByStars;
  said: ByStars;
  replies: { thanks: string[]; sorry: string[] };
}

const openings: ByStars = {
  5: [
    'Asked for {it} and would ask again.',
    'A neighbour recommended this for {it}, and she was right.',
    'The second time for {it}, and as good as the first.',
    'Found this page while looking for {it} close to home.',
    '{It}: exactly what was agreed.',
    'Very satisfied with {it}.',
    'I had put off {it} for months and should not have.',
  ],
  4: [
    'Came for {it} and am content.',
    '{It} went well on the whole.',
    'A good choice for {it}, with one small reservation.',
    'Happy with {it}, a little less with the time it took.',
    'Would take this again for {it}.',
  ],
  3: [
    'Asked for {it}. Fine, but not without hitches.',
    '{It} was all right in the end.',
    'Mixed feelings about {it}.',
    'Good at {it}, less good at keeping time.',
    'Decent for {it} if you are not in a hurry.',
  ],
  2: [
    'Expected more of {it} after the other reviews.',
    '{It} was only half of what we had talked about.',
    'Not happy with {it}.',
    'Came for {it} and left with doubts.',
  ],
  1: [
    'Asked for {it} and was disappointed.',
    'Would not ask again for {it}.',
    '{It} took three attempts and is still not done.',
    'I regret having come here for {it}.',
  ],
};

const none: ByStars = { 5: [], 4: [], 3: [], 2: [], 1: [] };

/** Last sentences, for any profession. */
export const closings: ByStars = {
  5: [
    'Will keep the number.',
    'I have already told two colleagues.',
    'Exactly the person one hopes to find.',
    'The whole family goes there now.',
    'Nothing to add.',
    'Five minutes from home, which is a bonus.',
    'We will ask again next year.',
    'Punctual, clear, friendly.',
  ],
  4: [
    'One star less for the waiting.',
    'I will come again all the same.',
    'Small things, but worth saying.',
    'Good value for what we paid.',
  ],
  3: [
    'Three stars, then.',
    'I might try once more.',
    'With a little more care it would be very good.',
    'Call before you go.',
  ],
  2: [
    'I shall look around before I come again.',
    'Two stars for the effort.',
    'A call would have been enough to spare us this.',
    'It could have been avoided.',
  ],
  1: [
    'I have gone elsewhere since.',
    'One star, because none cannot be given.',
    'I hope this is read.',
    'I cannot recommend it.',
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
    'You are right, and we are sorry. We now leave more time between two people.',
    'I regret how that day went and would like to make good for it.',
    'Thank you for saying it openly. We have changed how we confirm times.',
  ],
};

export const reviewTexts: Record<string, ReviewTexts> = {
  doctor: {
    openings,
    said: {
      5: [
        'Everything was explained in plain words before anything was done.',
        'Did not push a single test that was not needed.',
        'The waiting room was clean and we were called within ten minutes of our time.',
        'Looked at the old reports with patience and told us which ones to keep.',
        'I felt better within two days and knew why.',
        'My mother, who fears every clinic, was smiling when she came out.',
        'A follow-up question on the phone was answered the same evening.',
        'Told us honestly that nothing more than rest was needed.',
      ],
      4: [
        'Thorough and kind; we were called twenty minutes after our time.',
        'The treatment was good, the stairs to the clinic are steep.',
        'Clear advice, though I had to ask for it in writing.',
        'A careful examination; the billing counter could be quicker.',
        'Takes time for each patient, so bring some of your own.',
        'Very capable, and a reminder before the visit would make it perfect.',
      ],
      3: [
        'The treatment itself was good, but we waited for almost an hour.',
        'Knows the work; a little short on words.',
        'The front desk mixed up our time, the doctor made up for it.',
        'Good advice, though parking is a trouble in the evening.',
        'It helped, but the bill had a line that was not mentioned before.',
      ],
      2: [
        'We were given ten minutes after an hour of waiting.',
        'I had to remind them twice to send the report.',
        'What the second visit would cost was told only afterwards.',
        'My questions were answered with one word each.',
        'The old reports were not looked at.',
      ],
      1: [
        'We waited for an hour and a half and were through in four minutes.',
        'The prescription could not be read, not even by the chemist.',
        'My questions were waved away.',
        'Our appointment was unknown to the desk, and we were sent home.',
        'The wrong file was opened, and nobody said sorry.',
      ],
    },
    replies: courteous,
  },
  engineer: {
    openings,
    said: {
      5: [
        'Asked the right questions first and wrote them down.',
        'The estimate and the bill were the same to the rupee.',
        'Delivered two days early with notes that my nephew could follow.',
        'When something broke on a Sunday it was repaired the same day.',
        'Explained what we did not need, which saved us half the budget.',
        'We run the whole thing ourselves now, as promised.',
        'Clear plans, clear dates, no surprises.',
        'Sent a short message every Friday about how far things were.',
      ],
      4: [
        'Very good work; the handover took one meeting more than planned.',
        'Does what was agreed and explains it, a little fast at times.',
        'Skilled and honest, only the first reply took two days.',
        'The result is better than I hoped; the notes could be longer.',
        'Kept to the price, and nearly to the date.',
        'One correction was needed, and it was made without discussion.',
      ],
      3: [
        'Solid work, delivered a week late.',
        'Good result, but I had to ask for updates.',
        'The first version missed two points of our list; the second had them.',
        'Skilled, though hard to reach before noon.',
        'The work is sound, the notes are thin.',
      ],
      2: [
        'Every change, however small, was billed as new work.',
        'Two reminders for each answer, in every week of the project.',
        'It was finished in the end, a month after the date.',
        'What we had written down was read only after the first version.',
        'Works, but we had to find the mistakes ourselves.',
      ],
      1: [
        'Half of what we agreed was missing at the handover.',
        'Two weeks without a reply in the middle of the project.',
        'What was handed over could not be used at all.',
        'The advance was taken and the work never begun.',
        'We had to pay somebody else to do it again.',
      ],
    },
    replies: courteous,
  },
  ca: {
    openings,
    said: {
      5: [
        'One list of documents, one meeting, done.',
        'Found a deduction that I had missed for three years.',
        'The notice was answered within the week and the matter is closed.',
        'Explained every line of the return before I signed it.',
        'The fee was told beforehand and stayed so.',
        'Reminds us of every date, so we have paid no late fee since.',
        'My small shop gets the same care as the big clients.',
        'The refund came in five weeks, as we had been told.',
      ],
      4: [
        'Accurate and friendly; the office is busy in the last week of July.',
        'Good advice, and the summary came a day later than promised.',
        'Knows every rule; I would have liked a simpler table.',
        'Everything was filed in time, with one document asked for twice.',
        'A fair fee, though the first meeting was short.',
        'Careful work, and mostly by message, which suits me.',
      ],
      3: [
        'Correct work, though much of it went through an assistant.',
        'Reliable, but busy to the limit in July.',
        'Needed two reminders before the draft came.',
        'Good advice; I would have liked it in writing.',
        'It was filed in time, just so.',
      ],
      2: [
        'The same documents were asked for three times.',
        'The fee grew by a third, with a thin explanation.',
        'Filed on the last evening, after a month of reminders.',
        'I was never told who is looking after my papers.',
        'The draft had two mistakes that I found myself.',
      ],
      1: [
        'A mistake in my PAN cost us a second filing.',
        'The date passed, and I paid the late fee.',
        'Nobody answered while the notice was running out.',
        'Papers of another client came with ours.',
        'The fee was doubled after the work was done.',
      ],
    },
    replies: courteous,
  },
  advocate: {
    openings,
    said: {
      5: [
        'Said at the first meeting what could be won and what could not.',
        'After each hearing there was a short note the same evening.',
        'Settled within two months, which spared us years.',
        'Read every page of the deed and found the one line that mattered.',
        'Calm in court and clear with us.',
        'The notice was two pages long and did what it had to.',
        'Did not promise anything that did not come true.',
        'Treated my old parents with great respect.',
      ],
      4: [
        'Well prepared and honest; our meeting began a quarter of an hour late.',
        'Explains the law well, and could explain the fees as well.',
        'The draft was good, and better after our one round of changes.',
        'Always answered, now and then only the next day.',
        'The outcome is right; I had hoped for one hearing less.',
        'Knows the court and its clerks; parking there is on you.',
      ],
      3: [
        'Knows the law well; dates were often told late.',
        'Good in court, hard to get on the phone.',
        'The outcome is fine, it took two adjournments more than told.',
        'Competent, though the clerk handles most of it.',
        'The advice was sound, the meeting was rushed.',
      ],
      2: [
        'We learnt of the order from the website of the court.',
        'Fees were asked for before each date without a receipt.',
        'A junior came to the hearing and did not know the file.',
        'Three calls for every answer.',
        'The draft was a form with our names filled in.',
      ],
      1: [
        'Nobody from the chambers came to the second hearing.',
        'The draft was made for another case; even the names were wrong.',
        'The time for the appeal passed without a word.',
        'Our papers were lost, and we were told to bring them again.',
        'After the advance the phone was not answered any more.',
      ],
    },
    replies: courteous,
  },
  teacher: {
    openings,
    said: {
      5: [
        'My daughter now does the homework before I ask.',
        'From 58 to 81 marks within one term.',
        'Every lesson ends with a page of practice, and it is checked.',
        'Finds out first what is missing and starts there.',
        'Patient, even when the same question comes a fourth time.',
        'The monthly note to parents is short and honest.',
        'Uses things from our kitchen to explain, which my son loves.',
        'On time for every single lesson since June.',
      ],
      4: [
        'Very good lessons; one was moved at short notice.',
        'My son likes to go, and would like a little less homework.',
        'Explains clearly, and the notes could be tidier.',
        'Good progress in three months, a bit slow at the start.',
        'Friendly and well prepared; the room is rather small.',
        'A strong teacher, and the evening times go quickly.',
      ],
      3: [
        'Good lessons, often moved to another day.',
        'Explains well, a little fast for a beginner.',
        'We like the teacher; the batch has become too big.',
        'Helpful before exams, less so in between.',
        'The lessons are fine, the promised notes come late.',
      ],
      2: [
        'Read from the book, which we could have done ourselves.',
        'The trial was lively, what came after was not.',
        'The homework was collected and given back unread.',
        'Lessons began ten minutes late and ended on time.',
        'Two months in, and we could not say what had been learnt.',
      ],
      1: [
        'Three lessons were cancelled in the first month.',
        'No note and no plan although both were promised.',
        'My daughter was scolded for asking.',
        'Ten lessons were paid for and six were given.',
        'Was on the phone for half of each lesson.',
      ],
    },
    replies: courteous,
  },
  labour: {
    openings,
    said: {
      5: [
        'Came at nine as promised and left everything clean.',
        'Showed me what had been done before I paid.',
        'Polite with my grandmother and careful with the furniture.',
        'Quick and neat; another one had asked for twice the time.',
        'The price was told before the work began.',
        'Asked after a week whether all was still well.',
        'Nothing to complain about after three months.',
        'Thought of things that we had not even asked for.',
      ],
      4: [
        'Good work and a fair price; came half an hour late and had called.',
        'Careful and friendly, and a little slow.',
        'Did it well; we had to lend a few things.',
        'Reliable for months now, with two days off at short notice.',
        'All done in one day, only the last corner needed a reminder.',
        'Honest about what could not be done, and did the rest well.',
      ],
      3: [
        'Good hands, but an hour late.',
        'The work is fine; the cleaning up was left to us.',
        'Had to come twice for what was meant to be one visit.',
        'Fair price, little talk, somewhat rough edges.',
        'All right when watched.',
      ],
      2: [
        'Came late on three days of five.',
        'Hurried, and it shows.',
        'Asked for more money in the middle of the work.',
        'What was agreed in the morning was forgotten by noon.',
        'Two things were done well, and four not at all.',
      ],
      1: [
        'Did not come on the day and did not call.',
        'Left a mess that took us the evening.',
        'Left before it was done and wanted the full amount.',
        'Broke a lamp and denied it.',
        'We had to have all of it done again by somebody else.',
      ],
    },
    replies: courteous,
  },
  officer: {
    openings: none,
    said: {
      5: [
        'A number on the same day and an answer before the date on it.',
        'Rang the other side while I sat there.',
        'My refund was in the account ten days later.',
        'Wrote down everything and read it back to me.',
        'The letter said what was decided and why.',
      ],
      4: [
        'The matter was solved, two days after the date on the receipt.',
        'A helpful desk with a long queue at noon.',
        'A clear answer; I had to come once more to sign it.',
        'The officer listened, the form did not.',
        'Settled on the phone, and the letter followed a week later.',
      ],
      3: [
        'An answer came, a week after the promised date.',
        'Friendly desk; the letter was hard to understand.',
        'Half of the matter was solved.',
        'It worked at the second visit.',
        'The right answer, after two calls of mine.',
      ],
      2: [
        'Was sent from one window to the next.',
        'Four visits, four different answers.',
        'The answer had nothing to do with my question.',
        'I had to explain the matter anew to each person.',
        'The date on the receipt was moved twice.',
      ],
      1: [
        'The complaint was marked as closed without a call.',
        'The file could not be found for a month.',
        'No answer after the date that was on the receipt.',
        'I was told that complaints are not taken that day.',
        'Five weeks of silence and then a form letter.',
      ],
    },
    replies: {
      thanks: ['Thank you. The desk has been told.'],
      sorry: [
        'The file has been found and the complaint is open again. You will get a letter.',
        'The delay was ours. The date on the receipt should have been kept.',
      ],
    },
  },
  'govt-officer': {
    openings: none,
    said: {
      5: [
        'Application taken in ten minutes, with a receipt and a date.',
        'Told me which copy was missing before I stood in the line.',
        'The certificate was ready on the day on the receipt.',
        'The officer came out to help an old man with the form.',
        'Each step was written on the wall, and it was true.',
      ],
      4: [
        'All done in one visit, after a wait of half an hour.',
        'Good help at the counter; the board outside is out of date.',
        'The paper came by post, three days later than told.',
        'Friendly staff and only one working printer.',
        'A clear list of what to bring, with one line missing.',
      ],
      3: [
        'Done within the time, though the line was long.',
        'The form exists in one language only; the staff helped.',
        'Two visits, as one signature was missing.',
        'The portal did not take my photograph, the counter did.',
        'It was ready in the end, one floor higher.',
      ],
      2: [
        'No one could say which document was missing.',
        'Three tokens for one application.',
        'The line was closed for lunch when it was my turn.',
        'Sent home for a stamp that was not needed after all.',
        'The portal said ready, the window said come next week.',
      ],
      1: [
        'The counter closed twenty minutes before the time on the door.',
        'My papers were lost and I was told to begin again.',
        'Four trips for one signature, and it is still missing.',
        'I was shouted at for asking about the date.',
        'Two months after the date there is still no certificate.',
      ],
    },
    replies: {
      thanks: ['Thank you for the kind words. They were read out in the section.'],
      sorry: ['The counter hours have been corrected. We regret the second visit.'],
    },
  },
};
