import { limits } from '@nukkad/platform/contract';
import { holdsWebAddress } from '@nukkad/platform/contract/definitions';

/** Names and texts of users, made safe for emails to readers who may not know them. */

/** User text as a single line, whatever line breaks and control characters it contains. */
export const oneLine = (said: string): string =>
  said.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** A name or title: one line of limited length that no mail program turns into a link. */
export function named(said: string, most: number = limits.emailNameMaxLength): string {
  const line = cut(oneLine(said), most);
  if (!holdsWebAddress(line)) return line;
  return oneLine(line.normalize('NFKC').replace(/[:/.]+/g, ' '));
}

/** A longer text in one line, between quotation marks that it cannot close. */
export const quotedLine = (said: string): string =>
  `“${cut(oneLine(said), limits.emailQuoteMaxLength).replace(/[“”]/g, "'")}”`;

/** A longer text, with each line marked as a quote. */
export const quoted = (said: string): string =>
  cut(said.trim(), limits.emailQuoteMaxLength)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** Cuts at code points, so that no character is split. */
function cut(said: string, most: number): string {
  const characters = [...said];
  return characters.length <= most ? said : `${characters.slice(0, most - 1).join('')}…`;
}
