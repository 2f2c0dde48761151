import type { Pair } from './faq.types';

/** What is asked about single specialities. */
export const specialityFaq: Record<string, Pair[]> = {
  'doctor/dentist': [
    [
      'How often should I see a dentist?',
      'Twice a year if your teeth and gums are healthy, more often during treatment. Children should come with the first tooth.',
    ],
    [
      'Does a root canal hurt?',
      'With local anaesthesia it feels like a long filling. The pain people remember is usually the one that brought them there.',
    ],
    [
      'How much does a filling or a crown cost?',
      'It depends on the tooth and the material. Ask for the whole estimate, with the follow-up visits, before treatment starts.',
    ],
    [
      'My tooth was knocked out. What now?',
      'Hold it by the crown, rinse it briefly, put it back or keep it in milk, and reach a dentist within the hour.',
    ],
    [
      'Are dental X-rays safe?',
      'The dose of a single picture is very small. Tell the dentist if you are pregnant; it can usually wait.',
    ],
  ],
  'teacher/english': [
    [
      'Can English be learnt by adults?',
      'Yes, at any age. Tell the teacher whether you need it for work, an examination or everyday talk; the three are taught differently.',
    ],
    [
      'How many lessons until I can speak freely?',
      'From a school level most people hold a simple conversation after thirty to forty lessons with daily practice.',
    ],
    [
      'Do teachers prepare for IELTS and TOEFL?',
      'Many do. Ask which bands their last students reached and whether writing is corrected between lessons.',
    ],
    [
      'My child reads well but does not speak. What helps?',
      'Short lessons with much talking and few exercises, two or three times a week, and ten minutes of reading aloud at home.',
    ],
    [
      'Is a native speaker better?',
      'For beginners a teacher who shares their language is often quicker. For accent and fluency, variety helps.',
    ],
  ],
  'ca/income-tax': [
    [
      'Do I have to file a return if tax was already deducted?',
      'If your income is above the basic exemption, yes. It is also the only way to get back what was deducted in excess.',
    ],
    [
      'Old regime or new regime?',
      'It depends on your deductions: rent, loan interest, insurance. An accountant compares both in a few minutes; the choice can change the tax by a month of salary.',
    ],
    [
      'I missed the last date. What now?',
      'A late return can be filed until 31 December with a fee and interest. Some losses can then no longer be carried forward.',
    ],
    [
      'Which income do people forget?',
      'Interest on savings and deposits, gains on shares and funds, rent from a second flat, and income from abroad. The annual information statement shows most of it.',
    ],
    [
      'How long must I keep my papers?',
      'At least eight years from the end of the year, and those on property for as long as you own it.',
    ],
  ],
  'labour/maid': [
    [
      'What is included in the monthly pay?',
      'The tasks and hours you agree on. Write them down; washing dishes for guests or looking after a child is a task of its own.',
    ],
    [
      'How many days off are usual?',
      'One full day each week, mostly Sunday, plus paid leave for illness and festivals.',
    ],
    [
      'What do I have to provide for somebody who lives in?',
      'A separate room with a lock, meals, and time that is really free. The terms are on the page of everyone who works live-in.',
    ],
    [
      'Should I have a police verification done?',
      'It is offered in most cities and protects both sides. Do it together, and keep a copy of the identity card.',
    ],
    [
      'What if we do not get along?',
      'Agree on a trial week. After that, give the notice you agreed on and pay what is due on the last day.',
    ],
  ],
  'advocate/family-law': [
    [
      'How long does a divorce by mutual consent take?',
      'Mostly between six and eighteen months. The court can shorten the waiting period where both agree on everything.',
    ],
    [
      'Who gets custody of the children?',
      'The court decides by the welfare of the child, not by who earns more. Children who are old enough are heard.',
    ],
    [
      'Can maintenance be changed later?',
      'Yes, when circumstances change considerably, for instance through the loss of work or a new income.',
    ],
    [
      'Do we have to go to court at all?',
      'A mediation can settle money, visits and the home. The marriage itself is ended by the court.',
    ],
    [
      'What do I bring to the first meeting?',
      'The marriage certificate, proof of both incomes, a list of what you own together, and a page with the dates that matter.',
    ],
  ],
};
