import { escapedHtml } from '../../core/email/dev-outbox.page';
import type { ShownMessage } from './dev-phone.store';

/** Messages to telephones as a page on which one can reply. All content is escaped. */
export const devPhonePage = (messages: ShownMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development phone – Nukkad</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<header>
<h1>Development phone</h1>
<p>What goes to telephones by SMS and WhatsApp. A channel that is not set up sends nothing: its
messages are shown here instead. Newest first. <a href="/dev/phone">Look again</a> ·
<a href="/dev/phone.json">As JSON</a> · <a href="/dev/outbox">E-mails</a></p>
</header>
<main>
${messages.length === 0 ? '<p>Nothing has been sent yet.</p>' : messages.map(article).join('\n')}
</main>
</body>
</html>
`;

const article = ({ number, channel, state, reason, text, buttons, at }: ShownMessage): string =>
  `<article>
<h2>${escapedHtml(channel)} to ${escapedHtml(number)}</h2>
<p>${escapedHtml(state)}${reason === null ? '' : ` (${escapedHtml(reason)})`} · <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></p>
<pre>${escapedHtml(text)}</pre>
${buttons.map((button) => form(number, button)).join('\n')}
<form method="post" action="/dev/phone"><input type="hidden" name="number" value="${escapedHtml(number)}">
<label>Reply as ${escapedHtml(number)} <input name="text" required></label> <button>Send</button></form>
</article>`;

const form = (number: string, { id, title }: ShownMessage['buttons'][number]): string =>
  `<form method="post" action="/dev/phone"><input type="hidden" name="number" value="${escapedHtml(number)}">
<input type="hidden" name="isButton" value="1">
<button name="text" value="${escapedHtml(id)}">${escapedHtml(title)}</button></form>`;
