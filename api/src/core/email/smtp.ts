import { createTransport } from 'nodemailer';
import type { MailTransport } from './delivery';
import { calendarFileName } from './emails';

/** Together they keep one conversation shorter than a letter's lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 12_000 };

/** Letters go to a mail server. `from` is who they come from; its domain is in their ids. */
export function smtpTransport(url: string, from: string): MailTransport {
  const pool = createTransport(
    { url, pool: true, maxRequeues: 0, ...timeouts },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const domain = from.slice(from.indexOf('@') + 1).replace('>', '');
  return {
    async send({ to, subject, text, calendar, unsubscribe }, id) {
      await pool.sendMail({
        // An object is one address, whatever stands in it; a string is read as a list.
        to: { name: '', address: to },
        ...{ subject, text, messageId: `<${id}@${domain}>` },
        ...(unsubscribe !== undefined && { headers: oneClick(unsubscribe) }),
        ...(calendar && {
          icalEvent: {
            method: calendar.method,
            content: calendar.text,
            filename: calendarFileName,
          },
        }),
      });
    },
    close: () => pool.close(),
  };
}

/** RFC 8058: who ends the letters in a mail program never has to open a page. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
