import { z } from 'zod';
import { formatRupees } from '../../format';
import * as limits from '../limits';
import * as messages from '../messages.text';
import { paymentToMake } from './booking.schema';
import { cleanText } from './clean-text.model';
import { block } from './content.schema';
import { money } from './directory.schema';
import { isDay, reference, uuid } from './fields';
import { named } from './named';
import { bounded, email, phone, publicLines, publicName } from './typed';
import { holdsWebAddress } from './web-address.model';

const id = z.uuid();
const time = z.iso.datetime();
const { donationLeast, donationMost } = limits;
const range = `Give from ${formatRupees(donationLeast / 100)} to ${formatRupees(donationMost / 100)}`;

export const campaignParams = z.object({ campaignId: uuid });
export const donationParams = z.object({ donationId: uuid });

export const donationOrder = z
  .object({
    amount: z
      .int({ error: 'must be a whole number of hundredths' })
      .min(donationLeast, range)
      .max(donationMost, range)
      .describe("Hundredths of the campaign's currency."),
    name: publicName(limits.nameMaxLength).optional(),
    email: email.optional(),
    message: publicLines(limits.donationMessageMaxLength)
      .optional()
      .describe('A word for the organiser.'),
    isAnonymous: z.boolean().describe('The organiser is not told who it was.'),
  })
  .meta({
    id: 'DonationOrder',
    description:
      'What somebody gives to a campaign. A guest says who they are; who has an account need not.',
  });

const donationState = named(
  'DonationState',
  z
    .enum(['waiting', 'failed', 'paid', 'refunding', 'refunded'])
    .describe('Where the money is: `refunding` is on its way back, `refunded` has arrived.'),
);

export const donation = z
  .object({
    _id: id,
    number: reference('D'),
    campaign: z.object({ slug: z.string(), title: z.string(), organiser: z.string() }),
    amount: money,
    name: z.string(),
    email: z.string(),
    message: z.string().nullable(),
    isAnonymous: z.boolean(),
    state: donationState,
    time,
    paidAt: time.nullable(),
    refundReason: z.string().nullable().describe('Why it was given back; null while it was not.'),
    isTest: z.boolean(),
    payment: paymentToMake.nullable().describe('Null where nothing is to be paid any more.'),
  })
  .meta({
    id: 'Donation',
    description: 'A donation, for whoever gave it; its receipt, as soon as it is paid.',
  });

export const donationMade = z
  .object({
    donation,
    key: z.string().nullable().describe('By which a guest comes back to it'),
  })
  .meta({ id: 'DonationMade', description: 'A donation that has just begun.' });

const interestFields = {
  name: publicName(limits.nameMaxLength),
  email,
  phone,
  range: named(
    'InvestmentRange',
    z
      .enum(['up-to-1-lakh', '1-to-5-lakh', '5-to-25-lakh', 'above-25-lakh'])
      .describe('What somebody who may invest thinks of, as a name for a range of rupees.'),
  ),
  message: publicLines(limits.messageMaxLength),
};

export const interestOrder = z.object(interestFields).meta({
  id: 'InterestOrder',
  description: "An investor's interest in the campaign of a startup.",
});

export const interestAnswer = z
  .object({ state: z.literal('sent') })
  .meta({ id: 'InterestAnswer', description: 'Confirms that the interest was sent.' });

const kind = named(
  'CampaignKind',
  z
    .enum(['cause', 'startup'], { error: 'must be cause or startup' })
    .describe('`cause` asks for donations, `startup` looks for investors.'),
);

export const campaignKindOrder = z.object({ kind });

/** May be empty in a draft; submission validates further. */
const unfinished = (most: number) =>
  bounded(most)
    .overwrite((typed) => cleanText(typed).trim())
    .max(most, `must be at most ${most} characters`);

const unfinishedLine = (most: number) =>
  unfinished(most).overwrite((typed) => typed.replace(/\s+/gu, ' '));

const dayRule = 'must be a day such as 2026-12-31';

export const campaignDraft = z
  .object({
    kind,
    title: unfinishedLine(limits.campaignTitleMaxLength).refine(
      (typed) => !holdsWebAddress(typed),
      messages.titleWithAddress,
    ),
    category: unfinishedLine(limits.campaignCategoryMaxLength),
    description: unfinishedLine(limits.campaignDescriptionMaxLength),
    body: unfinished(limits.campaignBodyMaxLength).describe('Markdown.'),
    goal: z
      .int({ error: 'must be whole rupees' })
      .min(1, 'must be above nothing')
      .max(limits.goalRupeesMost, `must be at most ${limits.goalRupeesMost}`)
      .nullable()
      .describe('Whole rupees'),
    endsOn: z
      .string({ error: dayRule })
      .refine((typed) => typed === '' || isDay(typed), dayRule)
      .meta({ examples: ['2026-12-31'] })
      .describe('Last day, `yyyy-MM-dd` in India; empty while there is none.'),
    pictureId: uuid.nullable().describe("A file of one's own."),
  })
  .meta({
    id: 'CampaignDraft',
    description: 'A campaign as its organiser writes it; what is missing is empty.',
  });

export const campaignKept = z.object({ draft: campaignDraft, revision: z.int().min(0) });

export const campaignNews = z.object({ text: publicLines(limits.campaignUpdateMaxLength) });

const ownFields = {
  _id: id,
  kind,
  title: z.string(),
  state: named(
    'OwnCampaignState',
    z
      .enum(['draft', 'submitted', 'returned', 'running', 'ended', 'stopped'])
      .describe('`draft` and `returned` can be written; `submitted` waits for an operator.'),
  ),
  slug: z.string().nullable().describe('Null before it is published.'),
  raised: money.nullable(),
  goal: money.nullable(),
  updatedAt: time,
};

export const ownCampaign = z
  .object(ownFields)
  .meta({ id: 'OwnCampaign', description: "A campaign of one's own in a list." });

export const ownCampaignDetails = z
  .object({
    ...ownFields,
    draft: campaignDraft,
    preview: z.array(block).describe('The body as others will read it.'),
    revision: z
      .int()
      .describe(
        'Counts up with every change: a draft is written over by nobody who has not seen it.',
      ),
    reason: z.string().nullable().describe('Why it was returned or stopped.'),
    updates: z.array(z.object({ time, text: z.string() })),
    donations: z
      .array(
        named(
          'ReceivedDonation',
          z
            .object({
              number: z.string(),
              name: z
                .string()
                .nullable()
                .describe('Null of somebody who gave without being named.'),
              amount: money,
              message: z.string().nullable(),
              time,
              state: donationState,
            })
            .describe('What the organiser sees of what was given.'),
        ),
      )
      .describe('The newest ones.'),
    interests: z.array(
      named(
        'ReceivedInterest',
        z
          .object({ _id: id, time, ...interestFields })
          .describe("An investor's interest, as the organiser of the campaign sees it."),
      ),
    ),
  })
  .meta({
    id: 'OwnCampaignDetails',
    description: 'All that an organiser has to do with a campaign.',
  });
