import { z } from 'zod';
import * as limits from '../limits';
import { bookedVendor, pin } from './booking.schema';
import { vendor } from './directory.schema';
import { uuid } from './fields';
import { line, lines, nameLine, phone } from './typed';

/** What people keep here, as schemas; a test proves each equal to the contract's type. */

const id = z.uuid();
const moment = z.iso.datetime();

const mostLabel = 40;
const mostLine = 200;

export const addressOrder = z
  .object({
    label: line(mostLabel),
    name: nameLine(limits.nameMaxLength),
    line: line(mostLine),
    city: line(limits.placeTermMaxLength),
    pin,
    mobile: phone,
    isDefault: z.boolean(),
  })
  .meta({ id: 'AddressOrder' });

export const address = z
  .object({
    _id: id,
    label: z.string(),
    name: z.string(),
    line: z.string(),
    city: z.string(),
    pin: z.string(),
    mobile: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'Address' });

export const pinPlace = z
  .object({
    pin: z.string(),
    city: z.string(),
    state: z.string(),
    localities: z.array(z.string()),
  })
  .meta({ id: 'PinPlace' });

export const favouriteOrder = z.object({ list: line(limits.nameMaxLength).nullish() });
export const favouriteIds = z.object({ ids: z.array(uuid).max(limits.favouritesMost) });

export const favouritesAnswer = z
  .object({
    favourites: z.array(z.object({ vendor, list: z.string().nullable(), since: moment })),
    lists: z.array(z.string()),
  })
  .meta({ id: 'FavouritesAnswer' });

const side = z.enum(['me', 'other']);

export const thread = z
  .object({
    _id: id,
    with: z.object({
      name: z.string(),
      img: z.string().nullable(),
      vendor: bookedVendor.nullable(),
    }),
    last: z.object({ text: z.string(), time: moment, by: side }).nullable(),
    unread: z.int(),
    isMasked: z.boolean(),
  })
  .meta({ id: 'Thread' });

export const threadOrder = z.object({ vendorId: uuid });

export const messageOrder = z.object({ text: lines(limits.messageMaxLength) });

export const threadMessage = z
  .object({ _id: id, by: side, text: z.string(), time: moment })
  .meta({ id: 'ThreadMessage' });

export const threadMessages = z
  .object({ thread, messages: z.array(threadMessage), before: z.string().nullable() })
  .meta({ id: 'ThreadMessages' });

export const personalExport = z
  .looseObject({
    exportedAt: moment,
    account: z.object({
      _id: id,
      fullName: z.string(),
      email: z.string(),
      role: z.enum(['user', 'vendor', 'operator']),
    }),
  })
  .meta({ id: 'PersonalExport' });
