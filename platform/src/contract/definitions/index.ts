import { accountsEndpoints } from './accounts.endpoints';
import { alertsEndpoints } from './alerts.endpoints';
import { assignmentsEndpoints } from './assignments.endpoints';
import { bookingEndpoints } from './booking.endpoints';
import { calendarEndpoints } from './calendar.endpoints';
import { calendarFeedsEndpoints } from './calendar-feeds.endpoints';
import { campaignsEndpoints } from './campaigns.endpoints';
import { casesEndpoints } from './cases.endpoints';
import { clientsEndpoints } from './clients.endpoints';
import { complaintsEndpoints } from './complaints.endpoints';
import { connectedCalendarsEndpoints } from './connected-calendars.endpoints';
import { contentEndpoints } from './content.endpoints';
import { directoryEndpoints } from './directory.endpoints';
import { editorialEndpoints } from './editorial.endpoints';
import { formsEndpoints } from './forms.endpoints';
import { geoEndpoints } from './geo.endpoints';
import { invoicesEndpoints } from './invoices.endpoints';
import { jobsEndpoints } from './jobs.endpoints';
import { lessonPackagesEndpoints } from './lesson-packages.endpoints';
import { mineEndpoints } from './mine.endpoints';
import { notificationsEndpoints } from './notifications.endpoints';
import { officesEndpoints } from './offices.endpoints';
import { onboardingEndpoints } from './onboarding.endpoints';
import { operationEndpoints } from './operation.endpoints';
import { operatorEndpoints } from './operator.endpoints';
import { ownCampaignsEndpoints } from './own-campaigns.endpoints';
import { paymentsEndpoints } from './payments.endpoints';
import { payoutsEndpoints } from './payouts.endpoints';
import { phoneEndpoints } from './phone.endpoints';
import { practiceEndpoints } from './practice.endpoints';
import { pushEndpoints } from './push.endpoints';
import { questionsEndpoints } from './questions.endpoints';
import { reviewsEndpoints } from './reviews.endpoints';
import { searchEndpoints } from './search.endpoints';
import { settingsEndpoints } from './settings.endpoints';
import { supportEndpoints } from './support.endpoints';

/** All API calls, by name. */
export const definitions = {
  ...accountsEndpoints,
  ...alertsEndpoints,
  ...assignmentsEndpoints,
  ...bookingEndpoints,
  ...calendarEndpoints,
  ...calendarFeedsEndpoints,
  ...campaignsEndpoints,
  ...casesEndpoints,
  ...clientsEndpoints,
  ...complaintsEndpoints,
  ...connectedCalendarsEndpoints,
  ...contentEndpoints,
  ...directoryEndpoints,
  ...editorialEndpoints,
  ...formsEndpoints,
  ...geoEndpoints,
  ...jobsEndpoints,
  ...lessonPackagesEndpoints,
  ...mineEndpoints,
  ...notificationsEndpoints,
  ...officesEndpoints,
  ...onboardingEndpoints,
  ...operationEndpoints,
  ...operatorEndpoints,
  ...ownCampaignsEndpoints,
  ...paymentsEndpoints,
  ...payoutsEndpoints,
  ...invoicesEndpoints,
  ...phoneEndpoints,
  ...practiceEndpoints,
  ...pushEndpoints,
  ...questionsEndpoints,
  ...reviewsEndpoints,
  ...searchEndpoints,
  ...settingsEndpoints,
  ...supportEndpoints,
};

/** Schemas outside the calls: form parts, files, and parameters of other routes. */
export { providerParams } from '../schemas/accounts.schema';
export { cleanText } from '../schemas/clean-text.model';
export { letterKey } from '../schemas/community.schema';
export { problem } from '../schemas/directory.schema';
export { entryParams } from '../schemas/earnings.schema';
export { slug, uuid } from '../schemas/fields';
export { type Filters, vendorFilters } from '../schemas/filters.schema';
export { monthParams } from '../schemas/invoices.schema';
export { typeNames } from '../schemas/named';
export { certificateParts, educationParts } from '../schemas/onboarding.schema';
export { daysQuery } from '../schemas/practice.schema';
export { samplePractice } from '../schemas/sample-practice.schema';
export { telephoneOf } from '../schemas/telephone.model';
export { email, line, nameLine } from '../schemas/typed';
export { holdsWebAddress } from '../schemas/web-address.model';
export type { Definition } from './define-endpoint';
export { tags } from './tags';
