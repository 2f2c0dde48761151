import { z } from 'zod';
import * as limits from '../limits';
import { bookedVendor, pin } from './booking.schema';
import { vendor } from './directory.schema';
import { uuid } from './fields';
import { named } from './named';
import { line, lines, nameLine, phone } from './typed';

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
  .meta({
    id: 'AddressOrder',
    description: 'An address to store. `isDefault` takes the default from the address that had it.',
  });

export const address = z
  .object({
    _id: id,
    label: z.string().describe('What the person calls it: "Home".'),
    name: z.string(),
    line: z.string(),
    city: z.string(),
    pin: z.string(),
    mobile: z.string(),
    isDefault: z.boolean(),
  })
  .meta({ id: 'Address', description: "A place of somebody's. At most one is the default." });

export const pinPlace = z
  .object({
    pin: z.string(),
    city: z.string(),
    state: z.string(),
    localities: z.array(z.string()),
  })
  .meta({ id: 'PinPlace', description: 'Where a PIN code is.' });

export const favouriteOrder = z.object({ list: line(limits.nameMaxLength).nullish() });
export const favouriteIds = z.object({ ids: z.array(uuid).max(limits.favouritesMost) });

export const favouritesAnswer = z
  .object({
    favourites: z.array(
      named(
        'Favourite',
        z
          .object({ vendor, list: z.string().nullable(), since: moment })
          .describe(
            "A professional somebody likes. `list`: the name of the person's own list it is on.",
          ),
      ),
    ),
    lists: z.array(z.string()).describe('Names of lists, in order of the alphabet.'),
  })
  .meta({ id: 'FavouritesAnswer', description: "The account's favourites." });

const side = z.enum(['me', 'other']);

export const thread = z
  .object({
    _id: id,
    with: z
      .object({
        name: z.string(),
        img: z.string().nullable(),
        vendor: bookedVendor.nullable(),
      })
      .describe('The other side.'),
    last: z.object({ text: z.string(), time: moment, by: side }).nullable(),
    unread: z.int(),
    isMasked: z
      .boolean()
      .describe(
        'Telephone numbers and addresses are hidden in messages until the two have a booking.',
      ),
  })
  .meta({
    id: 'Thread',
    description: 'A conversation of a client with a professional, as one of the two sees it.',
  });

export const threadOrder = z.object({ vendorId: uuid });

export const messageOrder = z.object({ text: lines(limits.messageMaxLength) });

export const threadMessage = z
  .object({ _id: id, by: side, text: z.string(), time: moment })
  .meta({ id: 'ThreadMessage', description: 'A message of a conversation.' });

export const threadMessages = z
  .object({
    thread,
    messages: z.array(threadMessage).describe('Newest last.'),
    before: z
      .string()
      .nullable()
      .describe('Cursor of what was said before; null at the beginning.'),
  })
  .meta({ id: 'ThreadMessages', description: 'A conversation with one part of its messages.' });

export const personalExport = z
  .looseObject({
    exportedAt: moment,
    account: z.object({
      _id: id,
      fullName: z.string(),
      email: z.string(),
      role: named(
        'Role',
        z
          .enum(['user', 'vendor', 'operator'])
          .describe('Who somebody is to the product. A visitor has no account and so no role.'),
      ),
    }),
  })
  .meta({
    id: 'PersonalExport',
    description: 'Everything the product keeps about somebody, for them to take along.',
  });
