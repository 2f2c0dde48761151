/** A question, with a professional's answer. */
export interface SampleQuestion {
  profession: string;
  /** Slug of the speciality. */
  spec?: string;
  text: string;
  answer: string;
}

const of =
  (profession: string, spec?: string) =>
  (text: string, answer: string): SampleQuestion => ({
    profession,
    ...(spec && { spec }),
    text,
    answer,
  });

const doctor = of('doctor');
const dentist = of('doctor', 'dentist');
const engineer = of('engineer');
const ca = of('ca');
const advocate = of('advocate');
const teacher = of('teacher');
const labour = of('labour');
const officer = of('officer');
const govtOfficer = of('govt-officer');

/** Answered questions of the first weeks. */
export const questions: SampleQuestion[] = [
  doctor(
    'I have had a low fever every evening for ten days. Whom should I see first?',
    'A general physician. Note the temperature twice a day until then and bring the list. See somebody today if you lose weight, sweat at night or cough blood.',
  ),
  doctor(
    'Can I take a painkiller together with my blood pressure tablets?',
    'Paracetamol is usually the safer choice. Anti-inflammatory painkillers can raise the pressure and harm the kidneys when taken for long, so ask before you take one for more than two days.',
  ),
  doctor(
    'How long before a blood test should I stop eating?',
    'For sugar and cholesterol nothing but water for ten to twelve hours. Most other tests need no fasting; the slip says so.',
  ),
  dentist(
    'My gums bleed when I brush. Should I brush less?',
    'No, rather more gently and more thoroughly: bleeding is mostly a sign of plaque at the edge of the gum. If it has not stopped after two weeks, have the teeth scaled.',
  ),
  dentist(
    'Is it normal that a tooth hurts after a filling?',
    'A little, for a few days, when biting or with cold. If it wakes you at night or lasts longer than two weeks, come back: the filling may be too high.',
  ),
  engineer(
    'There is a diagonal crack above our kitchen door. Is it dangerous?',
    'Cracks that run diagonally from a corner can come from settlement. Mark both ends with a pencil and the date. If it has grown after a month, or a coin fits in, have it looked at now.',
  ),
  engineer(
    'Can our shop sell online without building a website?',
    'Yes, to begin with: a catalogue in a messaging app and payment links carry you through the first hundred orders. Build when you know what customers ask for.',
  ),
  engineer(
    'How big should an inverter be for a two-bedroom flat?',
    'Add the watts of what must run during a cut, usually fans, lights and the router, and take about a third more. For four fans and eight lamps 850 VA is enough for most.',
  ),
  ca(
    'I changed jobs in October. Which salary certificate do I use?',
    'Both. Add the two salaries and claim the standard deduction once; the second employer often did not know of the first, so expect some tax to pay.',
  ),
  ca(
    'Do I pay tax on money my parents gave me?',
    'Gifts from parents are not taxed, whatever the amount. What you earn with the money afterwards is.',
  ),
  ca(
    'From which turnover on do I need GST?',
    'For services from twenty lakh rupees a year in most states, for goods from forty. Some sellers, for instance across state borders on a platform, must register earlier.',
  ),
  advocate(
    'A cheque I was given bounced. How long do I have?',
    'Send a written notice within thirty days of hearing from the bank. If nothing is paid within fifteen days after that, you have one month to go to court.',
  ),
  advocate(
    'Can my landlord ask me to leave within a week?',
    'Not if the agreement or the law gives you longer, and not by locking the door. Keep paying the rent in a way you can prove, and have the agreement read.',
  ),
  advocate(
    'Do I need a lawyer to register a sale deed?',
    'The registrar does not ask for one, but have the title of at least thirty years searched before you pay. That is where the expensive surprises are.',
  ),
  teacher(
    'My son is in class 9 and afraid of mathematics. Is it too late?',
    'No. In most cases two topics of classes 6 to 8 are missing. Four weeks on those, with easy exercises every day, change more than any amount of new chapters.',
  ),
  teacher(
    'How many lessons a week make sense before the board examinations?',
    'Two for each weak subject, with practice papers on the days between. More lessons leave no time for what is learnt alone.',
  ),
  teacher(
    'Are online lessons as good as lessons at home?',
    'From about class 6, yes, if the child writes and the teacher sees the page. Younger children do better with somebody beside them.',
  ),
  labour(
    'How often should an air conditioner be serviced?',
    'Once before summer and once in the middle of it if it runs daily. Wash the filter yourself every two weeks; it saves more current than the service.',
  ),
  labour(
    'Water drips from the ceiling below our bathroom. Who is the right person?',
    'First a plumber, who finds out whether a pipe or the floor leaks. If it is the floor, a mason opens and seals it. Do not let anybody paint before it has dried.',
  ),
  labour(
    'What should a driver for an outstation trip be paid?',
    'The day rate, an allowance for each night away, food and the tolls. Agree on the hours behind the wheel as well; more than eight a day is not safe.',
  ),
  officer(
    'I was charged twice and the shop does not answer. What do I need?',
    'Both entries of the bank statement, the bill, and one message in which you asked for the money back. With those a complaint is usually settled within two weeks.',
  ),
  officer(
    'Can I complain without giving my name?',
    'Yes. Say so in the form; then write everything down that somebody would otherwise have to ask you.',
  ),
  officer(
    'My complaint was closed, but nothing has changed. What now?',
    'Answer under the same number within thirty days and say what is missing. It is opened again and goes one step higher.',
  ),
  govtOfficer(
    'How do I get a certified copy of my land record?',
    'Apply at the land records counter of the taluk office or online with the survey number. It takes a few days and costs the fee shown with the service.',
  ),
  govtOfficer(
    'My driving licence ends next month. When can I renew it?',
    'From one year before it ends to one year after. After that a test is needed again, and you may not drive from the day it ends.',
  ),
  govtOfficer(
    'The name on my ration card is spelt wrong. Is a new card needed?',
    'No, a correction is enough. Bring the card and one proof with the right spelling, and keep the receipt until the card is printed.',
  ),
];
