import type { OutboxEmail } from './dev-outbox.store';
import { type CalendarFile, calendarFileName } from './emails';

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapedHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => replacements[character] as string);

/** The development outbox as a page. Email content is escaped. */
export const outboxPage = (emails: OutboxEmail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development outbox – Nukkad</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<header>
<h1>Development outbox</h1>
<p>No mail server is set up (SMTP_URL), so letters are kept here instead of being sent.
Newest first. <a href="/dev/outbox">Look again</a> · <a href="/dev/outbox.json">As JSON</a></p>
</header>
<main>
${emails.length === 0 ? '<p>Nothing has been sent yet.</p>' : emails.map(article).join('\n')}
</main>
</body>
</html>
`;

const article = ({ to, subject, text, calendar, sentAt }: OutboxEmail): string => `<article>
<h2>${escapedHtml(subject)}</h2>
<p>To <b>${escapedHtml(to)}</b> · <time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${escapedHtml(text)}</pre>
${calendar ? attachment(calendar) : ''}</article>`;

const attachment = ({ method, text }: CalendarFile): string => `<details>
<summary>Attached: ${calendarFileName} (${method})</summary>
<pre>${escapedHtml(text)}</pre>
</details>
`;

/** System colours: the page follows the colour scheme, including forced colours. */
export const outboxStyles = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-inline-size: 46rem; padding: 1.5rem 1rem 4rem }
h1, h2 { line-height: 1.25; margin: 0 }
h2 { font-size: 1.125rem }
a { display: inline-block; padding-block: 0.625rem }
article { border: 1px solid GrayText; border-radius: 0.75rem; margin-block: 1rem; padding: 1rem }
article p { color: GrayText; margin-block: 0.25rem 0.75rem; overflow-wrap: anywhere }
summary { padding-block: 0.625rem }
pre { font: inherit; margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`;
