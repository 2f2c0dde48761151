import type {
  CertificateField,
  CredentialKind,
  CredentialOrder,
  HandedFile,
} from '@nukkad/platform/contract';

/** Form values of a document; dates are null until chosen. */
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
  /** Comma-separated. */
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

/** Further fields of a document, besides its dates and file, in form order. */
export function fieldsOf(
  kind: CredentialKind,
  certificate: readonly CertificateField[],
): readonly (CertificateField | 'institution' | 'qualification' | 'specializations')[] {
  return kind === 'certificate' ? certificate : ['institution', 'qualification', 'specializations'];
}

/** A registration, which has a number; it may be without an end. */
export const isLicence = (kind: CredentialKind, certificate: readonly CertificateField[]) =>
  kind === 'certificate' && certificate.includes('number');

/** Request body. The row's id becomes the document's, which makes a retry idempotent. */
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
