import { z } from 'zod';
import * as limits from '../limits';
import { revision, uuid } from './fields';
import { named } from './named';
import { publicLine } from './typed';

const id = z.uuid();
const time = z.iso.datetime();

const paidPlaceText = {
  vendorId: uuid,
  title: publicLine(limits.promotionTitleMaxLength),
  text: publicLine(limits.promotionTextMaxLength),
  action: publicLine(limits.promotionActionMaxLength).describe("What the card's link says."),
  from: time,
  until: time.nullable().meta({ examples: [null] }),
};

const endsLater = ({ from, until }: { from: string; until: string | null }) =>
  until === null || Date.parse(until) > Date.parse(from);
const later = { path: ['until'], error: 'must be after the first day' };

export const newPaidPlace = named(
  'PaidPlaceText',
  z
    .object(paidPlaceText)
    .refine(endsLater, later)
    .describe('A paid place of a listing. `until`: null for no end.'),
);
export const paidPlaceOrder = named(
  'PaidPlaceOrder',
  z
    .object({ ...paidPlaceText, revision })
    .refine(endsLater, later)
    .describe('A paid place to store. `until`: null for no end.'),
);

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
    state: z
      .enum(['coming', 'running', 'over', 'hidden'])
      .describe('`hidden`: it would run, but whose it is cannot be found at present.'),
  })
  .meta({
    id: 'PaidPlace',
    description: 'A paid place of a listing: an advertisement and the time it runs.',
  });
