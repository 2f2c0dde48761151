import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messages } from '@nukkad/platform/contract';
import type { z } from 'zod';
import * as accounts from './accounts';
import * as booking from './booking';
import * as clients from './clients';
import * as complaints from './complaints';
import * as forms from './forms';
import * as funding from './funding';
import * as mine from './mine';
import * as practice from './practice';
import * as settings from './practice-settings';

const hostile = 'Claim it at https://evil.example';

/** Wherever a name is typed that others are written to about. */
const fields: [schema: z.ZodType, path: string][] = [
  [accounts.registrationOrder, 'fullName'],
  [accounts.professionalRegistrationOrder, 'vendorName'],
  [accounts.userChanges, 'fullName'],
  [booking.bookingOrder, 'client.name'],
  [booking.bookingOrder, 'client.city'],
  [booking.bookingOrder, 'address.city'],
  [clients.clientOrder, 'name'],
  [complaints.complaintOrder, 'from.name'],
  [forms.ticketOrder, 'firstName'],
  [forms.ticketOrder, 'lastName'],
  [forms.appointmentRequestOrder, 'name'],
  [forms.appointmentRequestOrder, 'city'],
  [funding.donationOrder, 'name'],
  [funding.interestOrder, 'name'],
  [funding.campaignDraft, 'title'],
  [mine.addressOrder, 'name'],
  [practice.clientBookingOrder, 'client.name'],
  [settings.practiceProfileOrder, 'title'],
  [settings.serviceOrder, 'name'],
  [settings.packageChange, 'name'],
  [settings.workOrder, 'title'],
];

for (const [schema, path] of fields) {
  test(`${schema.meta()?.id ?? 'an order'}: a web address in ${path} is refused there`, () => {
    const typed = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), hostile);
    const said = schema
      .safeParse(typed)
      .error?.issues.filter((issue) => issue.path.join('.') === path)
      .map(({ message }) => message);
    const { titleWithAddress, nameWithAddress } = messages;
    const isTitle = schema === funding.campaignDraft;
    assert.deepEqual(said, [isTitle ? titleWithAddress : nameWithAddress]);
  });
}
