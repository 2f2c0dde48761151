import type {
  CertificateField,
  CredentialKind,
  CredentialOrder,
  HandedFile,
} from '@nukkad/platform/contract';

/** A document as it is typed; days are null until they are chosen. */
export interface TypedDocument {
  id: string;
  kind: CredentialKind;
  file: HandedFile | null;
  subject: string;
  certificate: string;
  number: string;
  description: string;
  issuedBy: string;
  institution: string;
  qualification: string;
  /** Separated by commas. */
  specializations: string;
  from: string | null;
  to: string | null;
}

export const emptyDocument = (kind: CredentialKind): Omit<TypedDocument, 'id'> => ({
  kind,
  file: null,
  ...{ subject: '', certificate: '', number: '', description: '', issuedBy: '' },
  ...{ institution: '', qualification: '', specializations: '', from: null, to: null },
});

/** What is asked of a document besides its days and its file, in the order of the form. */
export function fieldsOf(
  kind: CredentialKind,
  certificate: readonly CertificateField[],
): readonly (CertificateField | 'institution' | 'qualification' | 'specializations')[] {
  return kind === 'certificate' ? certificate : ['institution', 'qualification', 'specializations'];
}

/** The id of the row is the document's, so that sending it again stores nothing twice. */
export function documentOrder(typed: TypedDocument): CredentialOrder {
  const { id, kind, subject, certificate, number, description, issuedBy } = typed;
  const { institution, qualification, specializations, file } = typed;
  if (file === null) throw new Error('A document without its file was sent.');
  const both = { id, from: typed.from ?? '', to: typed.to ?? '', file };
  if (kind === 'certificate') {
    return { kind, ...both, subject, certificate, number, description, issuedBy };
  }
  const named = specializations.split(',').map((name) => name.trim());
  return { kind, ...both, institution, qualification, specializations: named.filter(Boolean) };
}
