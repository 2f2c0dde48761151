import type { Received } from '@nukkad/api/testing/mail-server';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Plain text of a message received by the mail server. */
export function letterIn({ to: [to = ''], raw }: Received): Letter {
  const { head, body } = split(raw);
  return { to, subject: unfolded(head, 'subject'), text: plainText(head, body) };
}

function plainText(head: string, body: string): string {
  const boundary = /boundary="?([^";\r\n]+)/i.exec(head)?.[1];
  if (boundary === undefined) return decoded(head, body);
  const parts = body.split(`--${boundary}`).map(split);
  const plain = parts.find((part) => /content-type:\s*(text\/plain|multipart\/)/i.test(part.head));
  return plain ? plainText(plain.head, plain.body) : '';
}

function split(text: string): { head: string; body: string } {
  const message = text.replace(/^\r?\n/, '');
  const [head = '', ...rest] = message.split(/\r?\n\r?\n/);
  return { head, body: rest.join('\n\n') };
}

function decoded(head: string, body: string): string {
  const encoding = unfolded(head, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

function unfolded(head: string, name: string): string {
  const line = new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';
  return line.replace(/\r?\n[ \t]+/g, ' ').trim();
}
