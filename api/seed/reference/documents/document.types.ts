import type { LegalDocumentName } from '@nukkad/platform/contract';

/** The first wording of a document; `body` is written like an article. */
export interface SampleDocument {
  name: LegalDocumentName;
  title: string;
  body: string;
}
