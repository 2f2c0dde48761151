import type { ClientLinkOrder, OwnClientLink, Suggestion } from '@nukkad/platform/contract';
import { messages } from '@nukkad/platform/contract';
import { email, nothingPicked, type Picked } from '@nukkad/shared-ui';
import { text } from './records.text';

export interface TypedRequest {
  professional: Picked;
  contact: string;
}

export const emptyRequest: TypedRequest = { professional: nothingPicked, contact: '' };

const emailProblem = email(text.contactWrong);
const digitsIn = (contact: string): number => contact.replace(/\D/g, '').length;
const phoneDigits = { least: 8, most: 15 };

export function rightContact(contact: string | null | undefined): string | undefined {
  const typed = contact?.trim() ?? '';
  if (typed === '') return messages.required;
  if (typed.includes('@')) return emailProblem(typed, {});
  const isPhone = /^[+\d\s().-]+$/.test(typed);
  const count = digitsIn(typed);
  const fits = count >= phoneDigits.least && count <= phoneDigits.most;
  return isPhone && fits ? undefined : text.contactWrong;
}

export function clientLinkOrder({ professional, contact }: TypedRequest): ClientLinkOrder {
  const typed = contact.trim();
  return {
    vendorId: professional.id,
    ...(typed.includes('@') ? { email: typed } : { phone: typed }),
  };
}

/** Professionals among the suggestions; equal names differ by profession and place. */
export const professionalsIn = (suggestions: readonly Suggestion[]) =>
  suggestions.flatMap((one) =>
    one.kind === 'person'
      ? [{ id: one.vendorId, label: `${one.label} (${one.title}, ${one.locality})` }]
      : [],
  );

/** Grouped by available action. */
export const byState = (links: readonly OwnClientLink[]) => ({
  linked: links.filter(({ state }) => state === 'linked'),
  requested: links.filter(({ state }) => state === 'requested'),
  former: links.filter(({ state }) => state === 'ended'),
});

/** Token in the hash of a sent link; null for any other address. */
export const tokenIn = (hash: string): string | null => /^#([\w-]{22})$/.exec(hash)?.[1] ?? null;
