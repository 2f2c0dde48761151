import { z } from 'zod';
import * as limits from '../limits';
import { uuid } from './fields';
import { named } from './named';

const moment = z.iso.datetime();

export const calendarFailure = named(
  'CalendarFailure',
  z
    .enum([
      ...(['unreachable', 'refused', 'gone', 'not-public', 'not-a-calendar', 'too-large'] as const),
      ...(['too-complex', 'address-lost'] as const),
    ])
    .describe(
      'Why a calendar elsewhere could not be read. `gone`: the server says that there is none; `address-lost`: the address cannot be decrypted here any more.',
    ),
);

export const connectedCalendarOrder = z
  .object({
    address: z
      .string({ error: 'must be the address of a calendar' })
      .trim()
      .min(1, 'must be the address of a calendar')
      .max(
        limits.calendarAddressMaxLength,
        `must be at most ${limits.calendarAddressMaxLength} characters`,
      )
      .meta({ examples: ['https://calendar.example.com/secret/basic.ics'] })
      .describe('Secret: whoever has it reads the calendar. It is never sent back.'),
  })
  .meta({
    id: 'ConnectedCalendarOrder',
    description: 'A calendar in iCalendar format (ICS) that is kept elsewhere.',
  });

export const connectedCalendar = z
  .object({
    _id: uuid,
    host: z.string().describe('Of its address: `calendar.google.com`.'),
    ending: z.string().describe('Four characters of its address, to tell it by.'),
    createdAt: moment,
    readAt: moment.nullable().describe('When it was last read.'),
    busyTimes: z.int().describe('Times that cannot be booked because of it.'),
    skippedEvents: z.int().describe('Events whose times could not be read.'),
    failure: calendarFailure.nullable().describe('Of the last attempt; null when it succeeded.'),
    failingSince: moment.nullable(),
    keptUntil: moment
      .nullable()
      .describe('While it fails: until when the times of its last reading stay.'),
    nextReadAt: moment
      .nullable()
      .describe('Null: it is not read any more, unless it is asked for.'),
  })
  .meta({
    id: 'ConnectedCalendar',
    description: 'A calendar elsewhere whose busy times cannot be booked here.',
  });

export const connectedCalendars = z
  .object({
    isOffered: z.boolean().describe('False where this installation reads no calendars.'),
    calendars: z.array(connectedCalendar),
  })
  .meta({ id: 'ConnectedCalendars', description: 'Calendars that a practice has connected.' });
