import { limits } from '@nukkad/platform/contract';
import { holdsWebAddress } from '@nukkad/platform/contract/definitions';

/** How letters carry what people chose or wrote whom their reader may not know. */

/** What people wrote stays what it is: a line, whatever breaks and controls stand in it. */
export const oneLine = (said: string): string =>
  said.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** A name or title: one bounded line, of which no mail program makes a link. */
export function named(said: string, most: number = limits.emailNameMaxLength): string {
  const line = cut(oneLine(said), most);
  if (!holdsWebAddress(line)) return line;
  return oneLine(line.normalize('NFKC').replace(/[:/.]+/g, ' '));
}

/** A longer text in one line, between marks that it cannot close. */
export const quotedLine = (said: string): string =>
  `“${cut(oneLine(said), limits.emailQuoteMaxLength).replace(/[“”]/g, "'")}”`;

/** A longer text, each line of it marked. */
export const quoted = (said: string): string =>
  cut(said.trim(), limits.emailQuoteMaxLength)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** Whole characters, so that none is cut in half. */
function cut(said: string, most: number): string {
  const characters = [...said];
  return characters.length <= most ? said : `${characters.slice(0, most - 1).join('')}…`;
}
