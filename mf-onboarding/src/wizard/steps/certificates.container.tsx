import type { CertificateDraft } from '@nukkad/platform/contract';
import { FormTextArea, FormTextField, useFormValue } from '@nukkad/shared-ui';
import { DocumentFile } from '../documents/document-file.container';
import { type DocumentProps, Documents } from '../documents/documents';
import { newCertificate } from '../draft/draft.model';
import { useReference } from '../draft/onboarding.queries';
import { Choice } from '../fields/choice';
import { OneOf } from '../fields/one-of';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';
import { Days } from './days';
import type { StepProps } from './step';

export function Certificates(props: StepProps) {
  const { profession, outline, rejected } = props;
  return (
    <Documents<CertificateDraft>
      step="certificates"
      noneLabel={outline.canBeWithout.certificates ? text.noCertificate(profession) : null}
      titleOf={text.certificate}
      addText={text.addCertificate}
      newItem={() => newCertificate(crypto.randomUUID())}
      rejected={rejected}
    >
      {(document) => <Certificate {...props} {...document} />}
    </Documents>
  );
}

type Props = StepProps & DocumentProps<CertificateDraft>;

function Certificate(props: Props) {
  const { item, nameOf, outline } = props;
  const asks = (field: (typeof outline.certificate)[number]) => outline.certificate.includes(field);
  const isLicence = asks('number');
  return (
    <>
      <div className={styles.pair}>
        {asks('subject') && <Subject {...props} />}
        {asks('certificate') && <Level name={nameOf('certificate')} />}
        {isLicence && (
          <FormTextField name={nameOf('number')} label={text.number} isRequired maxLength={200} />
        )}
        <Issuer {...props} isLicence={isLicence} />
      </div>
      {asks('description') && (
        <FormTextArea
          name={nameOf('description')}
          label={text.description}
          isRequired
          rows={3}
          maxLength={4_000}
        />
      )}
      <Days
        names={{ from: nameOf('from'), to: nameOf('to') }}
        toLabel={isLicence ? text.validTo : text.to}
        noEndLabel={isLicence ? text.noEnd : undefined}
      />
      <DocumentFile step="certificates" item={item} name={nameOf('file')} />
    </>
  );
}

/** One of the subjects from step 1. */
function Subject({ nameOf, draft }: Props) {
  const name = nameOf('subject');
  const [chosen] = useFormValue<string>(name);
  const subjects = draft.details.subject;
  return (
    <Choice
      name={name}
      label={text.subject}
      hint={subjects.length === 0 && !chosen ? text.noSubjects : undefined}
      options={subjects}
    />
  );
}

function Level({ name }: { name: string }) {
  const levels = useReference('certificate-levels');
  return <OneOf name={name} label={text.level} isRequired options={levels} />;
}

function Issuer({ nameOf, profession, isLicence }: Props & { isLicence: boolean }) {
  const bodies = useReference('registration-bodies', profession, isLicence);
  return <OneOf name={nameOf('issuedBy')} label={text.issuedBy} isRequired options={bodies} />;
}
