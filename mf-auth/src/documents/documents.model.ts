import type { LegalDocumentName } from '@nukkad/platform/contract';

export function documentAt(path: string): LegalDocumentName {
  return path === '/privacy' ? 'privacy' : 'terms';
}

/** `2026-11-01` as people here write it: 1 November 2026. */
export function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
