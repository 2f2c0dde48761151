import type { LegalDocumentName } from '@nukkad/platform/contract';

export function documentAt(path: string): LegalDocumentName {
  return path === '/privacy' ? 'privacy' : 'terms';
}
