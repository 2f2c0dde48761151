import { z } from 'zod';
import { money, picture } from './directory.schema';
import { named } from './named';

const id = z.uuid();
const time = z.iso.datetime();

export const bannerSlide = z
  .object({
    _id: id,
    title: z.string(),
    text: z.string(),
    topic: z.string().describe('What its Subscribe Now button subscribes to.'),
    profession: z.string(),
    picture,
  })
  .meta({ id: 'BannerSlide', description: "One slide of the home page's banner." });

export const faq = z.object({ _id: id, question: z.string(), answer: z.string() }).meta({
  id: 'Faq',
  description:
    "Asked for by key: `home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`), which has its profession's where it has none of its own.",
});

const textRun = named(
  'TextRun',
  z
    .object({
      text: z.string(),
      isBold: z.literal(true).optional(),
      isItalic: z.literal(true).optional(),
      href: z.string().optional(),
    })
    .describe(
      'Words that look the same. `href`: an http(s) or mailto address, or a path of this site.',
    ),
);

export const block = z
  .union([
    z.object({
      kind: z.enum(['heading', 'paragraph', 'quote']),
      text: z.string(),
      level: z.literal(3).optional(),
      runs: z.array(textRun).optional(),
    }),
    z.object({
      kind: z.literal('list'),
      items: z.array(z.string()),
      isOrdered: z.literal(true).optional(),
      start: z.int().optional(),
      itemRuns: z.array(z.array(textRun)).optional(),
    }),
    z.object({ kind: z.literal('picture'), picture }),
  ])
  .meta({ id: 'Block', description: 'A piece of an article; there is no markup in its text' });

const postFields = {
  _id: id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: z.string(),
  published: time,
  minutes: z.int().describe('It takes to read'),
  picture: picture.nullable(),
};

export const post = z
  .object(postFields)
  .meta({ id: 'Post', description: 'An article as a card shows it.' });

export const article = z
  .object({ ...postFields, body: z.array(block) })
  .meta({ id: 'Article', description: 'A published article with its whole text.' });

const vendorName = z.object({ _id: id, vendorName: z.string(), profession: z.string() });

const storyFields = {
  _id: id,
  slug: z.string(),
  title: z.string(),
  name: z.string(),
  img: z.string(),
  stars: z.int(),
  summary: z.string(),
  published: time,
  vendor: vendorName,
  isSample: z.boolean().describe('True where the people in it are invented.'),
};

export const story = z
  .object(storyFields)
  .meta({ id: 'Story', description: 'What somebody told about a professional, with consent.' });

export const storyDetails = z
  .object({ ...storyFields, body: z.array(block) })
  .meta({ id: 'StoryDetails', description: 'A story with its whole text.' });

const campaignFields = {
  _id: id,
  slug: z.string(),
  kind: z.enum(['cause', 'startup']),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  raised: money,
  goal: money,
  donors: z.int(),
  days: z.int().describe('Whole days left; 0 on the last day and after'),
  organiser: z.string(),
  picture: picture.nullable(),
};

export const campaign = z
  .object(campaignFields)
  .meta({ id: 'Campaign', description: 'A campaign as a card shows it.' });

export const campaignDetails = z
  .object({
    ...campaignFields,
    state: z
      .enum(['running', 'ended', 'stopped'])
      .describe('`stopped`: it takes nothing any more, and what it had is given back.'),
    stopReason: z.string().nullable().describe('Why it takes nothing any more'),
    body: z.array(block),
    updates: z.array(z.object({ time, text: z.string() })),
  })
  .meta({
    id: 'CampaignDetails',
    description: "A campaign with its whole text and its organiser's updates.",
  });

export const engagement = z
  .object({
    _id: id,
    img: z.string(),
    name: z.string(),
    service: z.string(),
    about: z.string(),
    date: time,
    stars: z.int(),
    rating: z.number(),
    vendor: z.object({ _id: id, profession: z.string() }),
    isSample: z.boolean().describe('True where the people in it are invented.'),
  })
  .meta({
    id: 'Engagement',
    description: 'Something that was done for somebody, told with consent.',
  });

export const mostViewedVendor = z
  .object({
    _id: id,
    img: z.string(),
    name: z.string(),
    speciality: z.string(),
    qualification: z.string(),
    Consultations: z.int(),
    experience: z.int(),
    profession: z.string(),
    views: z
      .int()
      .nullable()
      .describe(
        'How often the page was opened in the last 30 days; null of whoever only fills the row up.',
      ),
    isSample: z.boolean(),
  })
  .meta({
    id: 'MostViewedVendor',
    description: 'A professional many look at. `Consultations` is spelt as documented.',
  });

const stateFields = {
  slug: z.string(),
  name: z.string(),
  cities: z.int(),
  vendors: z.int(),
};

export const geoState = z
  .object(stateFields)
  .meta({ id: 'GeoState', description: 'A state somebody is listed in.' });

export const geoStateDetails = z
  .object({
    ...stateFields,
    places: z
      .array(
        z.object({
          slug: z.string(),
          name: z.string(),
          vendors: z.int(),
          professions: z.array(z.object({ slug: z.string(), vendors: z.int() })),
        }),
      )
      .describe('Cities, those with most people first, and how many of which profession each has.'),
  })
  .meta({ id: 'GeoStateDetails', description: 'A state with its cities.' });

export const promotion = z
  .object({
    _id: id,
    title: z.string(),
    text: z.string(),
    action: z.string().describe("What the card's link says."),
    vendor: vendorName.extend({ img: z.string() }),
  })
  .meta({ id: 'Promotion', description: 'A paid place in a listing, labelled as such.' });

const publicAnswer = {
  answer: z.string().nullable().describe('Null while nobody has answered'),
  answeredBy: vendorName.nullable(),
};

export const answeredQuestion = z
  .object({
    _id: id,
    question: z.string(),
    time,
    ...publicAnswer,
    others: z
      .array(
        named(
          'PublicAnswer',
          z
            .object(publicAnswer)
            .describe(
              '`answer`: null while nobody has answered. `answeredBy`: null of who is no longer listed.',
            ),
        ),
      )
      .describe('What others have answered, the first one first.'),
  })
  .meta({ id: 'AnsweredQuestion', description: 'A public question and its answer.' });

export const faqKey = z
  .string({ error: 'must be given once' })
  .max(160, 'must be at most 160 characters')
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, 'must be a key such as home, doctor or doctor/dentist')
  .describe(
    '`home`, a profession (`doctor`), or a speciality of it (`doctor/dentist`), which has its ' +
      "profession's where it has none of its own",
  );
