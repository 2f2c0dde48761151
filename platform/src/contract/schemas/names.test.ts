import type { z } from 'zod';
import * as messages from '../messages.text';
import * as accounts from './accounts.schema';
import * as booking from './booking.schema';
import * as clients from './clients.schema';
import * as complaints from './complaints.schema';
import * as forms from './forms.schema';
import * as funding from './funding.schema';
import * as mine from './mine.schema';
import * as practice from './practice.schema';
import * as settings from './practice-settings.schema';

const hostile = 'Claim it at https://evil.example';

/** All name fields that appear in emails to others. */
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
    expect(said).toEqual([isTitle ? titleWithAddress : nameWithAddress]);
  });
}
