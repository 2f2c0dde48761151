import type { CampaignKind } from '@nukkad/platform/contract';

/** A campaign to be stored. `picture` names a category's scene. */
export interface SampleCampaign {
  slug: string;
  kind: CampaignKind;
  title: string;
  category: string;
  description: string;
  /** Rupees. */
  goal: number;
  organiser: string;
  picture: string | null;
  daysAgo: number;
  daysLeft: number;
  /** Number of donors, and the usual donation, in rupees. */
  pledges: { count: number; usual: number };
  body: string;
  updates: [daysAgo: number, text: string][];
}

const causes: SampleCampaign[] = [
  {
    slug: 'reading-room-for-agara',
    kind: 'cause',
    title: 'A reading room for the children of Agara',
    category: 'Education',
    description: 'Shelves, lamps and a thousand books for a room that stands empty after school.',
    goal: 350_000,
    organiser: 'Agara Parents Circle (sample)',
    picture: 'teacher',
    daysAgo: 40,
    daysLeft: 21,
    pledges: { count: 132, usual: 1_500 },
    body: `
The school in Agara has a room with good windows and a locked door. Between four and seven in the evening, when the children of two hundred working families have nowhere quiet to go, it could be the best room of the neighbourhood.

We want to furnish it: shelves along two walls, six tables, lamps that do not tire the eyes, and a first thousand books in Kannada, English and Urdu. Two retired teachers have promised to keep it open on weekdays.

## What the money is for

- Shelves, tables and lamps: 1,60,000 rupees
- Books, chosen with the class teachers: 1,40,000 rupees
- Wiring, paint and a fan: 50,000 rupees

Every bill will be shown here. What is left over buys books in the second year.
`,
    updates: [
      [
        12,
        'The carpenter has delivered the first four shelves. The children chose the colour: yellow.',
      ],
      [
        30,
        'The school has signed the agreement; the room is ours from four to seven every weekday.',
      ],
    ],
  },
  {
    slug: 'dialysis-for-those-who-cannot-pay',
    kind: 'cause',
    title: 'Dialysis for those who cannot pay',
    category: 'Health',
    description: 'Six hundred sessions for patients of a charitable clinic in Bommanahalli.',
    goal: 900_000,
    organiser: 'Arogya Trust (sample)',
    picture: 'doctor',
    daysAgo: 55,
    daysLeft: 33,
    pledges: { count: 214, usual: 2_000 },
    body: `
Whoever needs dialysis needs it twice or three times a week, for good. For a family that lives on daily wages, fifteen hundred rupees a session is a month's rent every week.

The clinic in Bommanahalli has eight machines and lets two of them stand idle in the evening because nobody pays for the shift. With nine lakh rupees those two machines run for a year: about six hundred sessions for eleven patients, who are chosen by the doctors and not by us.

> A session is four hours. My brother says it is the time in which he gets his week back.

The trust publishes the number of sessions each month, without names. Nobody is photographed.
`,
    updates: [
      [
        6,
        'The evening shift has begun with four patients. A technician from the day team stays until nine.',
      ],
      [
        28,
        'Half of the amount has come together, and the supplier has given us the consumables at cost.',
      ],
    ],
  },
  {
    slug: 'tools-for-forty-craftswomen',
    kind: 'cause',
    title: 'Tools for forty craftswomen',
    category: 'Livelihood',
    description: 'Forty women have learnt wiring and plumbing; what they lack is a bag of tools.',
    goal: 280_000,
    organiser: 'Kaushalya Collective (sample)',
    picture: 'labour',
    daysAgo: 22,
    daysLeft: 12,
    pledges: { count: 96, usual: 1_000 },
    body: `
Forty women from four wards have finished a course of six months as electricians and plumbers. All of them passed. Twelve have work; the others are told to come back with tools of their own.

A bag that an electrician can start with costs about seven thousand rupees: tester, pliers, drill, crimping tool, insulated screwdrivers, shoes. We buy forty at once, which brings the price down by a fifth.

## How it goes on

- Each woman gets the bag on the day of her first job
- She pays back a third over a year, into a fund for the next course
- The collective takes calls and passes the jobs on

Nothing is spent on events. The list of tools, with prices, is open to everybody who gives.
`,
    updates: [
      [
        9,
        'Eighteen bags are packed. The first two were handed over on a building site in Bellandur.',
      ],
    ],
  },
  {
    slug: 'legal-aid-van',
    kind: 'cause',
    title: 'A van that brings legal advice to the outskirts',
    category: 'Rights',
    description: 'Two advocates, a printer and a timetable: free advice where no office is near.',
    goal: 650_000,
    organiser: 'Nyaya Sanchara (sample)',
    picture: 'advocate',
    daysAgo: 70,
    daysLeft: 45,
    pledges: { count: 121, usual: 2_500 },
    body: `
In the settlements beyond the ring road a paper with a stamp causes more fear than it should, because the next person who can read it is two buses away.

We have the advocates: eleven have promised one Saturday a month. We have a driver and a route. What we need is a used van with a table inside, a printer, and fuel for a year.

The van stops at eight places, always at the same hour. Advice is free and in the language of the person who asks. Cases that need a court are handed over to the legal services authority, with the papers in order.

> Most of what we do is read a letter aloud and say: you have thirty days, and this is what you write.
`,
    updates: [
      [
        15,
        'The route is fixed. It begins in Kengeri and ends in Yelahanka, with eight stops in between.',
      ],
    ],
  },
  {
    slug: 'lake-watch',
    kind: 'cause',
    title: 'Clean water for the lake, measured by its neighbours',
    category: 'Environment',
    description: 'Ten measuring stations around the lake, and results anybody can read.',
    goal: 240_000,
    organiser: 'Kere Balaga (sample)',
    picture: null,
    daysAgo: 18,
    daysLeft: 27,
    pledges: { count: 74, usual: 1_200 },
    body: `
When the lake foams, everybody complains for a week and nobody can say where it came from. Water that is measured once a year tells you that something was wrong, not when.

We want to put up ten simple stations: temperature, conductivity, oxygen, every fifteen minutes. They were tried for a year at another lake and survived two monsoons.

## What you get for it

- A page with the values of all stations, open to everybody
- A message to the board and the press when oxygen falls
- A school class that reads out and cleans each station every month

The stations belong to the residents. The plans are open, so that other lakes can copy them.
`,
    updates: [],
  },
];

const startups: SampleCampaign[] = [
  {
    slug: 'cold-boxes-for-street-vendors',
    kind: 'startup',
    title: 'Cold boxes that save a vendor a fifth of the day’s stock',
    category: 'Clean energy',
    description:
      'Solar cold boxes for carts, rented by the day. We are raising for the first hundred.',
    goal: 4_000_000,
    organiser: 'Thandi Labs (sample)',
    picture: 'engineer',
    daysAgo: 35,
    daysLeft: 55,
    pledges: { count: 58, usual: 25_000 },
    body: `
A vendor of fruit or fish throws away about a fifth of what she bought in the morning. A refrigerator costs more than the cart, and there is no socket on the pavement.

Our box keeps forty litres at eight degrees for ten hours, with a panel the size of the umbrella. It is charged overnight at a depot and rented for sixty rupees a day; in our trial with twenty vendors the loss fell from nineteen to six per cent.

## What the round is for

- A hundred boxes and two depots
- A mechanic and somebody who speaks with the vendors every day
- The safety test of the battery pack

We earn money from the thirtieth box of a depot on. The figures of the trial, good and bad, are in the folder every investor gets.
`,
    updates: [
      [10, 'The battery pack has passed the vibration test. The drop test follows next week.'],
      [25, 'Nineteen of the twenty vendors of the trial have asked to keep their box.'],
    ],
  },
  {
    slug: 'speech-therapy-in-kannada',
    kind: 'startup',
    title: 'Speech therapy in Kannada, from any phone',
    category: 'Health technology',
    description:
      'Exercises by therapists for people after a stroke, in the language they think in.',
    goal: 2_500_000,
    organiser: 'Maatu Health (sample)',
    picture: 'doctor',
    daysAgo: 28,
    daysLeft: 40,
    pledges: { count: 41, usual: 20_000 },
    body: `
After a stroke every third person has to find words again. What helps is practice, an hour a day; what is available is a therapist once a week, mostly in English.

Three therapists and two engineers have built four hundred exercises in Kannada that run on any phone, without a data plan after the first load. The therapist sees what was practised and changes the plan. Sixty patients of two hospitals have used it for half a year.

The round pays for exercises in Tamil and Telugu and for a study with one of the hospitals. We sell to hospitals by the patient; families pay nothing.

> Amma said the word for rain, and it was raining.
`,
    updates: [[7, 'The second hospital has signed for another year and forty more patients.']],
  },
  {
    slug: 'workshop-on-wheels',
    kind: 'startup',
    title: 'A workshop on wheels for home repairs',
    category: 'Services',
    description: 'Electric vans with tools and parts, shared by craftspeople who own no workshop.',
    goal: 3_000_000,
    organiser: 'Chakra Works (sample)',
    picture: 'labour',
    daysAgo: 14,
    daysLeft: 62,
    pledges: { count: 27, usual: 30_000 },
    body: `
An electrician spends two hours of a working day in traffic and one in shops, looking for a part. Ten craftspeople who share a van with tools and the two hundred commonest parts can do three jobs instead of two.

We run one van in HSR Layout and Koramangala with fourteen craftspeople. Each pays by the job; what they use of the parts is charged at the evening count. The van has paid its own costs since its fifth month.

## What the round is for

- Four more vans, second hand and converted
- The stock of parts, which is the larger half
- A booking desk that plans routes

Craftspeople can become owners: a tenth of the profit of each van is set aside for those who use it.
`,
    updates: [],
  },
];

/** Campaigns of a new installation. */
export const campaigns: SampleCampaign[] = [...causes, ...startups];
