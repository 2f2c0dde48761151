import { z } from 'zod';
import * as limits from '../limits';
import { block } from './content.schema';
import { footerContent, picture } from './directory.schema';
import { uuid } from './fields';
import { linkTarget } from './link-target.model';
import { email, line, phone, publicLine, publicLines } from './typed';

/** What operators write, as schemas; a test proves each equal to the contract's type. */

const id = z.uuid();
const time = z.iso.datetime();
const revision = z
  .int('must be the revision that was read')
  .min(0, 'must be the revision that was read')
  .describe('The one that was read: a later one is refused with `draft-changed`');

/** The end of an article's address. */
const slug = line(limits.postSlugMaxLength).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be small letters, figures and hyphens, such as choosing-a-dentist',
);

const manuscriptText = {
  slug,
  title: publicLine(limits.postTitleMaxLength),
  summary: publicLine(limits.postSummaryMaxLength),
  topic: publicLine(limits.postTopicMaxLength),
  body: publicLines(limits.postBodyMaxLength),
  picture: line(80).nullable(),
  letter: line(80).nullable(),
};

export const manuscriptOrder = z.object({ ...manuscriptText, revision });
export const newManuscript = z.object(manuscriptText);
export const publicationOrder = z.object({ revision, at: time.optional() });
export const revised = z.object({ revision });
export const previewOrder = z.object({ body: publicLines(limits.postBodyMaxLength) });

const entryFields = {
  _id: id,
  slug: z.string(),
  title: z.string(),
  topic: z.string(),
  state: z.enum(['draft', 'scheduled', 'published']),
  published: time.nullable(),
  changed: time,
  revision: z.int(),
};

export const manuscriptsAnswer = z
  .object({
    manuscripts: z.array(z.object(entryFields)),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'ManuscriptsAnswer' });

export const manuscript = z
  .object({
    ...entryFields,
    summary: z.string(),
    body: z.string(),
    picture: z.string().nullable(),
    letter: z.string().nullable(),
    isAddressKept: z.boolean(),
  })
  .meta({ id: 'Manuscript' });

export const preview = z.object({ body: z.array(block), minutes: z.int() }).meta({ id: 'Preview' });

const namedPicture = z.object({ name: z.string(), picture });

export const editorialChoices = z
  .object({
    pictures: z.array(namedPicture),
    scenes: z.array(namedPicture),
    topics: z.array(z.string()),
    letters: z.array(z.string()),
    professions: z.array(z.object({ slug: z.string(), name: z.string() })),
  })
  .meta({ id: 'EditorialChoices' });

export const faqKeyAnswer = z
  .object({ key: z.string(), questions: z.int() })
  .meta({ id: 'FaqKey' });

export const faqSheet = z
  .object({
    key: z.string(),
    revision: z.int(),
    faqs: z.array(z.object({ _id: id.optional(), question: z.string(), answer: z.string() })),
  })
  .meta({ id: 'FaqSheet' });

const tooMany = (most: number) => `must be at most ${most}`;

export const faqOrder = z.object({
  revision,
  faqs: z
    .array(
      z.object({
        _id: uuid.optional(),
        question: publicLine(limits.faqQuestionMaxLength),
        answer: publicLines(limits.faqAnswerMaxLength),
      }),
    )
    .max(limits.faqsMost, tooMany(limits.faqsMost)),
});

export const slidesSheet = z
  .object({
    revision: z.int(),
    slides: z.array(
      z.object({
        _id: id.optional(),
        title: z.string(),
        text: z.string(),
        topic: z.string(),
        profession: z.string(),
        picture: z.string(),
      }),
    ),
  })
  .meta({ id: 'SlidesSheet' });

export const slidesOrder = z.object({
  revision,
  slides: z
    .array(
      z.object({
        _id: uuid.optional(),
        title: publicLine(limits.slideTitleMaxLength),
        text: publicLine(limits.slideTextMaxLength),
        topic: slug,
        profession: slug,
        picture: line(80),
      }),
    )
    .min(1, 'must be at least one')
    .max(limits.bannerSlidesMost, tooMany(limits.bannerSlidesMost)),
});

const siteText = z.object({
  name: publicLine(60),
  address: publicLine(300),
  phone,
  email,
  copyright: publicLine(120),
  place: z.object({ name: publicLine(80), city: publicLine(80) }),
});

const link = z.object({ label: publicLine(limits.linkLabelMaxLength), href: linkTarget });
const links = z.array(link).max(limits.footerLinksMost, tooMany(limits.footerLinksMost));

export const siteOrder = z.object({ revision, site: siteText });
export const footerOrder = z.object({
  revision,
  footer: z.object({
    quickLinks: links,
    popularCategories: links,
    popularCities: links,
    social: links,
  }),
});
export const locationsOrder = z.object({
  revision,
  first: z
    .array(slug)
    .max(limits.firstLocationsMost, tooMany(limits.firstLocationsMost))
    .refine((slugs) => new Set(slugs).size === slugs.length, 'must each be named once'),
});

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
    footer: z.object({ revision: z.int(), footer: footerContent }),
    locations: z.object({
      revision: z.int(),
      first: z.array(z.string()),
      states: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  })
  .meta({ id: 'SiteSettings' });

const paidPlaceText = {
  vendorId: uuid,
  title: publicLine(limits.promotionTitleMaxLength),
  text: publicLine(limits.promotionTextMaxLength),
  action: publicLine(limits.promotionActionMaxLength),
  from: time,
  until: time.nullable(),
};

const endsLater = ({ from, until }: { from: string; until: string | null }) =>
  until === null || Date.parse(until) > Date.parse(from);
const later = { path: ['until'], error: 'must be after the first day' };

export const newPaidPlace = z.object(paidPlaceText).refine(endsLater, later);
export const paidPlaceOrder = z.object({ ...paidPlaceText, revision }).refine(endsLater, later);

export const paidPlace = z
  .object({
    _id: id,
    revision: z.int(),
    title: z.string(),
    text: z.string(),
    action: z.string(),
    from: time,
    until: time.nullable(),
    vendor: z.object({
      _id: id,
      vendorName: z.string(),
      profession: z.string(),
      img: z.string(),
    }),
    state: z.enum(['coming', 'running', 'over', 'hidden']),
  })
  .meta({ id: 'PaidPlace' });
