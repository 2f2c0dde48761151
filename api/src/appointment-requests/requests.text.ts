import { formatPhone } from '@nukkad/platform/format';
import type { Letter } from '../mail/letters';
import { named } from '../mail/strangers.model';

/** Words by which professionals hear of somebody who asks to be called back. */

export interface CallBack {
  reference: string;
  name: string;
  phone: string;
  city: string;
}

export const callBackNews = ({ reference, name, phone, city }: CallBack) => ({
  kind: 'booking' as const,
  title: 'Somebody asks to be called back',
  text: `${name} in ${city} would like an appointment: call ${formatPhone(phone)} (${reference}).`,
});

interface Told extends CallBack {
  to: string;
  vendorName: string;
  dashboard: string;
}

export const callBackLetter = ({ to, vendorName, dashboard, ...asked }: Told): Letter => ({
  to,
  subject: `Somebody asks to be called back (${asked.reference})`,
  text: `Hello ${named(vendorName)},

somebody who looks for an appointment asks to be called back:

Name: ${named(asked.name)}
Phone: ${formatPhone(asked.phone)}
City: ${named(asked.city)}

A few others near them were asked as well; nothing is booked yet. Once you have agreed on a time,
enter it on your dashboard: ${dashboard}
`,
});
