import { createTransport } from 'nodemailer';
import type { MailTransport } from './delivery';
import { calendarFileName, type Email } from './emails';

/** Milliseconds; together they keep one SMTP conversation shorter than an email's lease. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 12_000 };

/** Sends emails by SMTP. `from` is the sender; its domain appears in message ids. */
export function smtpTransport(url: string, from: string): MailTransport {
  const pool = createTransport(
    { url, pool: true, maxRequeues: 0, ...timeouts },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const domain = from.slice(from.indexOf('@') + 1).replace('>', '');
  return {
    async send({ to, subject, text, calendar, ...about }, id) {
      await pool.sendMail({
        // An object is one address whatever its content; a string would be parsed as a list.
        to: { name: '', address: to },
        ...{ subject, text, messageId: `<${id}@${domain}>` },
        headers: headersOf(about),
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

/** Programs that read mail aloud choose their voice by its language. */
const headersOf = ({ language = 'en-IN', unsubscribe }: Partial<Email>) => ({
  'Content-Language': language,
  ...(unsubscribe !== undefined && oneClick(unsubscribe)),
});

/** RFC 8058: one-click unsubscribe in the mail program, without opening a page. */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
