import type { Pair } from './faq.types';

/** What is asked about every profession. */
export const professionFaq: Record<string, Pair[]> = {
  doctor: [
    [
      'What should I bring to the first visit?',
      'Earlier prescriptions, reports and scans, a list of the medicines you take with their strength, and the name of anything you are allergic to.',
    ],
    [
      'Is the fee on the card for one visit?',
      'Yes, it is the fee of one consultation. Tests, procedures and medicines are charged separately; the services tab shows what they cost where the doctor has said so.',
    ],
    [
      'Can I ask for a second opinion?',
      'Yes. Take the reports with you so that nothing has to be repeated, and say that it is a second opinion when you request the appointment.',
    ],
    [
      'What if it is an emergency?',
      'Do not book: call 112 for an ambulance or go to the nearest hospital that has an emergency department.',
    ],
    [
      'How late may I cancel?',
      'As early as you can, and by phone on the day itself, so that somebody else can have the time.',
    ],
  ],
  engineer: [
    [
      'Do engineers charge by the hour or for the whole job?',
      'The fee on the card is the hourly rate. For a job with a clear end most give a fixed price once they have seen what is needed; ask for it in writing.',
    ],
    [
      'How do I know the work is good?',
      'The portfolio tab shows finished work. Ask for the address of one or two of them and speak with the owner.',
    ],
    [
      'Who owns drawings, designs and code?',
      'You do, once they are paid for, if the agreement says so. Make sure it does, and that accounts and licences are in your name.',
    ],
    [
      'Can I hire somebody for a small repair?',
      'Yes. Say in one sentence what does not work and since when; many take jobs of an hour or two.',
    ],
    [
      'What if the result is not what we agreed?',
      'Write down what was agreed and what was delivered, and give a date for putting it right. If that fails, a complaint can be raised with an officer in the directory.',
    ],
  ],
  ca: [
    [
      'Which papers does a chartered accountant need?',
      'For a return: PAN, Aadhaar, the certificate of tax deducted, bank statements, and papers on loans, investments and sales of the year. You get the full list before the first meeting.',
    ],
    [
      'Is the fee fixed?',
      'The page shows fees for a consultation and for common work. For anything larger, ask for an estimate with what is included.',
    ],
    [
      'Can everything be done without a visit?',
      'Returns and most replies to notices can. Audits need somebody to see the books.',
    ],
    [
      'I have received a notice. How quickly must I act?',
      'The notice names a date. Send it to the accountant the day it comes; a reply in time is much easier than an appeal.',
    ],
  ],
  advocate: [
    [
      'What does a first consultation cost?',
      'The fee is on the card. It covers reading your papers and telling you where you stand; drafting and appearances are agreed separately.',
    ],
    [
      'Is what I tell an advocate confidential?',
      'Yes. Communications with your advocate are privileged by law, also before you decide to engage them.',
    ],
    [
      'Which court does my case belong to?',
      'It depends on the subject, the value and the place. The advocates filter by court shows who appears where; if you are unsure, ask in the first consultation.',
    ],
    [
      'Can I change my advocate during a case?',
      'Yes. You need your papers back and a no-objection from the previous advocate, which they may not refuse once their fees are settled.',
    ],
  ],
  teacher: [
    [
      'Is there a trial lesson?',
      'Most teachers offer a short first lesson, often free; the fee details on their page say so.',
    ],
    [
      'Do teachers come home?',
      'Some do, some teach at their centre or online. The page says which; ask when you book if it matters to you.',
    ],
    [
      'What happens to lessons I have paid for and cannot take?',
      'A lesson moved in good time is not lost. The teacher tells you the notice they need before you buy a package.',
    ],
    [
      'Which boards are taught?',
      'The level filter has CBSE, ICSE, IB and the state board, and classes from 1 to 12.',
    ],
  ],
  labour: [
    [
      'How is the price agreed?',
      'The card shows a rate by the hour, the day or the month. Agree before work starts what it covers and who buys the parts.',
    ],
    [
      'Are the people checked?',
      'Where a tick stands beside the name, identity and address were checked. Ask for references as well; good workers have them.',
    ],
    [
      'What if something is broken during the work?',
      'Say so on the spot and take a picture. Agree how it is put right before the final payment.',
    ],
    [
      'Can I hire the same person again?',
      'Yes, from their page or from your favourites. Many work for the same families for years.',
    ],
  ],
  officer: [
    [
      'What kinds of complaint are taken?',
      'Six: about services, contracts and money, data and security, behaviour and ethics, products, and healthcare.',
    ],
    [
      'Will my name be published?',
      'No. What everybody can read is a shortened text without names, and you can ask to stay unnamed towards the other side as well.',
    ],
    [
      'How long does an answer take?',
      'You get a number at once and a date by which somebody answers. If it passes, the complaint goes one step higher.',
    ],
    [
      'Can I add papers later?',
      'Yes, under the same number. Please do not raise a second complaint about the same matter.',
    ],
  ],
  'govt-officer': [
    [
      'When are government offices open?',
      'On working days; each department shows its hours. Second Saturdays and public holidays are closed.',
    ],
    [
      'Which papers do I need?',
      'Every service lists its documents. Bring one copy of each; originals are only looked at.',
    ],
    [
      'How long does an application take?',
      'The days beside each service are counted from the day the application is complete. The receipt carries the date.',
    ],
    [
      'What if I am sent from one counter to another?',
      'Ask for the name of the officer in charge; the department lists them. If it does not help, write a complaint from the same page.',
    ],
    [
      'Do I have to pay at the counter?',
      'Only the fee shown beside the service, against a receipt. Nobody may ask for more.',
    ],
  ],
};
