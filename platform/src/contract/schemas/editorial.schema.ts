import { z } from 'zod';
import * as limits from '../limits';
import { block } from './content.schema';
import { footerContent, picture } from './directory.schema';
import { revision, tooMany, uuid } from './fields';
import { linkTarget } from './link-target.model';
import { named } from './named';
import { email, line, phone, publicLine, publicLines } from './typed';

const id = z.uuid();
const time = z.iso.datetime();

/** Last segment of an article's URL. */
const slug = line(limits.postSlugMaxLength).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be small letters, figures and hyphens, such as choosing-a-dentist',
);

const manuscriptText = {
  slug: slug.describe('The end of its address. It stays once the article has been out.'),
  title: publicLine(limits.postTitleMaxLength),
  summary: publicLine(limits.postSummaryMaxLength),
  topic: publicLine(limits.postTopicMaxLength),
  body: publicLines(limits.postBodyMaxLength),
  picture: line(80).nullable().describe('The name of a drawing of the site; null for none.'),
  letter: line(80)
    .nullable()
    .describe("Whose subscribers are told when it comes out; null for nobody's."),
};

export const manuscriptOrder = named(
  'ManuscriptOrder',
  z.object({ ...manuscriptText, revision }).describe('An article to store. `body` is Markdown.'),
);
export const newManuscript = named(
  'ManuscriptText',
  z.object(manuscriptText).describe('What an operator writes of an article. `body` is Markdown.'),
);
export const publicationOrder = named(
  'PublicationOrder',
  z
    .object({ revision, at: time.optional() })
    .describe('`at`: when it comes out; left out, at once.'),
);
export const revised = named(
  'Revised',
  z
    .object({ revision })
    .describe(
      "Rises with every change. A change names the one it began with, so that nobody's is lost.",
    ),
);
export const previewOrder = z.object({ body: publicLines(limits.postBodyMaxLength) });

const entryFields = {
  _id: id,
  slug: z.string(),
  title: z.string(),
  topic: z.string(),
  state: named(
    'ManuscriptState',
    z
      .enum(['draft', 'scheduled', 'published'])
      .describe('Published before its day: out from then on.'),
  ),
  published: time.nullable().describe('When it came or comes out; null of a draft.'),
  changed: time,
  revision: z.int(),
};

export const manuscriptsAnswer = z
  .object({
    manuscripts: z.array(
      named('ManuscriptEntry', z.object(entryFields).describe('An article as operators list it.')),
    ),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'ManuscriptsAnswer', description: "One page of the operators' list of articles." });

export const manuscript = z
  .object({
    ...entryFields,
    summary: z.string(),
    body: z.string(),
    picture: z.string().nullable(),
    letter: z.string().nullable(),
    isAddressKept: z
      .boolean()
      .describe('It has been out: its address is known to others and stays.'),
  })
  .meta({ id: 'Manuscript', description: 'An article as operators write it.' });

export const preview = z
  .object({ body: z.array(block), minutes: z.int() })
  .meta({ id: 'Preview', description: 'How a text will be read.' });

const namedPicture = named(
  'NamedPicture',
  z.object({ name: z.string(), picture }).describe('A drawing by its name.'),
);

export const editorialChoices = z
  .object({
    pictures: z.array(namedPicture).describe('Of articles.'),
    scenes: z.array(namedPicture).describe('Of the banner.'),
    topics: z.array(z.string()).describe('Of articles until now.'),
    letters: z.array(z.string()).describe('What letters can be asked for.'),
    professions: z.array(z.object({ slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'EditorialChoices', description: 'What can be chosen while writing.' });

export const faqKeyAnswer = z
  .object({ key: z.string(), questions: z.int() })
  .meta({ id: 'FaqKey', description: 'The questions of one key, at a glance.' });

export const faqSheet = z
  .object({
    key: z.string(),
    revision: z.int(),
    faqs: z.array(
      named(
        'FaqText',
        z
          .object({ _id: id.optional(), question: z.string(), answer: z.string() })
          .describe('A question; without `_id` a new one.'),
      ),
    ),
  })
  .meta({ id: 'FaqSheet', description: 'The questions of one key in their order.' });

export const faqOrder = named(
  'FaqOrder',
  z
    .object({
      revision,
      faqs: z
        .array(
          named(
            'FaqText',
            z
              .object({
                _id: uuid.optional(),
                question: publicLine(limits.faqQuestionMaxLength),
                answer: publicLines(limits.faqAnswerMaxLength),
              })
              .describe('A question; without `_id` a new one.'),
          ),
        )
        .max(limits.faqsMost, tooMany(limits.faqsMost)),
    })
    .describe('All questions of one key; they replace the current ones.'),
);

export const slidesSheet = z
  .object({
    revision: z.int(),
    slides: z.array(
      named(
        'SlideText',
        z
          .object({
            _id: id.optional(),
            title: z.string(),
            text: z.string(),
            topic: z.string(),
            profession: z.string(),
            picture: z.string(),
          })
          .describe('A slide of the banner; without `_id` a new one. `picture` names a scene.'),
      ),
    ),
  })
  .meta({ id: 'SlidesSheet', description: 'The slides of the banner in their order.' });

export const slidesOrder = z.object({
  revision,
  slides: z
    .array(
      named(
        'SlideText',
        z
          .object({
            _id: uuid.optional(),
            title: publicLine(limits.slideTitleMaxLength),
            text: publicLine(limits.slideTextMaxLength),
            topic: slug,
            profession: slug,
            picture: line(80),
          })
          .describe('A slide of the banner; without `_id` a new one. `picture` names a scene.'),
      ),
    )
    .min(1, 'must be at least one')
    .max(limits.bannerSlidesMost, tooMany(limits.bannerSlidesMost)),
});

const siteText = named(
  'SiteText',
  z
    .object({
      name: publicLine(60),
      address: publicLine(300),
      phone,
      email,
      copyright: publicLine(120),
      place: z.object({ name: publicLine(80), city: publicLine(80) }),
    })
    .describe('What an installation says of itself; the place by its name.'),
);

const link = named(
  'FooterLink',
  z.object({ label: publicLine(limits.linkLabelMaxLength), href: linkTarget }),
);
const links = z.array(link).max(limits.footerLinksMost, tooMany(limits.footerLinksMost));

export const siteOrder = named(
  'SiteOrder',
  z
    .object({ revision, site: siteText })
    .describe('Name and contact of the site; they replace the current ones.'),
);
export const footerOrder = named(
  'FooterOrder',
  z
    .object({
      revision,
      footer: z.object({
        quickLinks: links,
        popularCategories: links,
        popularCities: links,
        social: links,
      }),
    })
    .describe('All links of the footer; they replace the current ones.'),
);
export const locationsOrder = named(
  'LocationsOrder',
  z
    .object({
      revision,
      first: z
        .array(slug)
        .max(limits.firstLocationsMost, tooMany(limits.firstLocationsMost))
        .refine((slugs) => new Set(slugs).size === slugs.length, 'must each be named once'),
    })
    .describe('Slugs of the states that are shown first, in their order.'),
);

export const siteSettings = z
  .object({
    site: z.object({
      revision: z.int(),
      site: z.object({
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        email: z.string(),
        copyright: z.string(),
        place: z.object({ name: z.string(), city: z.string() }),
      }),
    }),
    footer: z
      .object({ revision: z.int(), footer: footerContent })
      .describe('As it was written: `popularCities` is empty while the largest are shown.'),
    locations: z.object({
      revision: z.int(),
      first: z.array(z.string()),
      states: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  })
  .meta({
    id: 'SiteSettings',
    description: 'Everything of the site that operators edit, each part with its revision.',
  });
