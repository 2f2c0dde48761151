import type {
  CertificateField,
  CredentialKind,
  CredentialOrder,
  HandedFile,
} from '@nukkad/platform/contract';

/** A document as it is typed; days are null until they are chosen. */
export interface TypedDocument {
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

export const emptyDocument: TypedDocument = {
  ...{ subject: '', certificate: '', number: '', description: '', issuedBy: '' },
  ...{ institution: '', qualification: '', specializations: '', from: null, to: null },
};

/** What is asked of a document besides its days and its file, in the order of the form. */
export function fieldsOf(
  kind: CredentialKind,
  certificate: readonly CertificateField[],
): readonly (CertificateField | 'institution' | 'qualification' | 'specializations')[] {
  return kind === 'certificate' ? certificate : ['institution', 'qualification', 'specializations'];
}

/** `id` is made once for each form, so that sending it again stores nothing twice. */
export function documentOrder(
  kind: CredentialKind,
  id: string,
  typed: TypedDocument,
  file: HandedFile,
): CredentialOrder {
  const { subject, certificate, number, description, issuedBy } = typed;
  const { institution, qualification, specializations } = typed;
  const both = { id, from: typed.from ?? '', to: typed.to ?? '', file };
  if (kind === 'certificate') {
    return { kind, ...both, subject, certificate, number, description, issuedBy };
  }
  const named = specializations.split(',').map((name) => name.trim());
  return { kind, ...both, institution, qualification, specializations: named.filter(Boolean) };
}
