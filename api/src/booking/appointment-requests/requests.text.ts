import { formatPhone } from '@nukkad/platform/format';
import type { Email } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';

/** A request for a call back, as the notification's text needs it. */

export interface CallBack {
  reference: string;
  name: string;
  phone: string;
  city: string;
}

export const notifications = {
  callBack: ({ reference, name, phone, city }: CallBack) => ({
    title: 'Someone asks for a call back',
    text: `${name} in ${city} would like an appointment. Call ${formatPhone(phone)} (${reference}).`,
  }),
};

interface Told extends CallBack {
  to: string;
  vendorName: string;
  dashboard: string;
}

export const callBackEmail = ({ to, vendorName, dashboard, ...asked }: Told): Email => ({
  to,
  subject: `Someone asks for a call back (${asked.reference})`,
  text: `Hello ${named(vendorName)},

Someone looking for an appointment asks for a call back:

Name: ${named(asked.name)}
Phone: ${formatPhone(asked.phone)}
City: ${named(asked.city)}

We have also asked a few others near them, and nothing is booked yet. Once you have agreed on a
time, add it to your dashboard: ${dashboard}
`,
});
