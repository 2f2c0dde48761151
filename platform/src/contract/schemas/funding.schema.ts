import { z } from 'zod';
import { formatRupees } from '../../format';
import * as limits from '../limits';
import * as messages from '../messages';
import { paymentToMake } from './booking.schema';
import { cleanText } from './clean-text.model';
import { block } from './content.schema';
import { money } from './directory.schema';
import { isDay, uuid } from './fields';
import { bounded, email, phone, publicLines, publicName } from './typed';
import { holdsWebAddress } from './web-address.model';

/** Giving to campaigns and writing them, as schemas; a test proves each equal to its type. */

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
      .max(donationMost, range),
    name: publicName(limits.nameMaxLength).optional(),
    email: email.optional(),
    message: publicLines(limits.donationMessageMaxLength).optional(),
    isAnonymous: z.boolean(),
  })
  .meta({ id: 'DonationOrder' });

const donationState = z.enum(['waiting', 'failed', 'paid', 'refunding', 'refunded']);

export const donation = z
  .object({
    _id: id,
    number: z.string().regex(/^NK-D-\d{6,}$/),
    campaign: z.object({ slug: z.string(), title: z.string(), organiser: z.string() }),
    amount: money,
    name: z.string(),
    email: z.string(),
    message: z.string().nullable(),
    isAnonymous: z.boolean(),
    state: donationState,
    time,
    paidAt: time.nullable(),
    refundReason: z.string().nullable(),
    isTest: z.boolean(),
    payment: paymentToMake.nullable(),
  })
  .meta({ id: 'Donation' });

export const donationMade = z
  .object({
    donation,
    key: z.string().nullable().describe('By which a guest comes back to it'),
  })
  .meta({ id: 'DonationMade' });

const interestFields = {
  name: publicName(limits.nameMaxLength),
  email,
  phone,
  range: z.enum(['up-to-1-lakh', '1-to-5-lakh', '5-to-25-lakh', 'above-25-lakh']),
  message: publicLines(limits.messageMaxLength),
};

export const interestOrder = z.object(interestFields).meta({ id: 'InterestOrder' });

export const interestAnswer = z.object({ state: z.literal('sent') }).meta({ id: 'InterestAnswer' });

const kind = z.enum(['cause', 'startup'], { error: 'must be cause or startup' });

export const campaignKindOrder = z.object({ kind });

/** Empty while it is being written; submitting asks for more. */
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
    body: unfinished(limits.campaignBodyMaxLength),
    goal: z
      .int({ error: 'must be whole rupees' })
      .min(1, 'must be above nothing')
      .max(limits.goalRupeesMost, `must be at most ${limits.goalRupeesMost}`)
      .nullable()
      .describe('Whole rupees'),
    endsOn: z.string({ error: dayRule }).refine((typed) => typed === '' || isDay(typed), dayRule),
    pictureId: uuid.nullable(),
  })
  .meta({ id: 'CampaignDraft' });

export const campaignKept = z.object({ draft: campaignDraft, revision: z.int().min(0) });

export const campaignNews = z.object({ text: publicLines(limits.campaignUpdateMaxLength) });

const ownFields = {
  _id: id,
  kind,
  title: z.string(),
  state: z.enum(['draft', 'submitted', 'returned', 'running', 'ended', 'stopped']),
  slug: z.string().nullable(),
  raised: money.nullable(),
  goal: money.nullable(),
  updatedAt: time,
};

export const ownCampaign = z.object(ownFields).meta({ id: 'OwnCampaign' });

export const ownCampaignDetails = z
  .object({
    ...ownFields,
    draft: campaignDraft,
    preview: z.array(block),
    revision: z.int(),
    reason: z.string().nullable(),
    updates: z.array(z.object({ time, text: z.string() })),
    donations: z.array(
      z.object({
        number: z.string(),
        name: z.string().nullable(),
        amount: money,
        message: z.string().nullable(),
        time,
        state: donationState,
      }),
    ),
    interests: z.array(z.object({ _id: id, time, ...interestFields })),
  })
  .meta({ id: 'OwnCampaignDetails' });
