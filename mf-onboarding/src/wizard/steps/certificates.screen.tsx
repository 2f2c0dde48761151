import type { CertificateDraft } from '@nukkad/platform/contract';
import { Select, TextArea, TextField } from '@nukkad/shared-ui';
import { newCertificate } from '../draft.model';
import { DocumentFile } from '../fields/document-file.screen';
import { FieldBox } from '../fields/field-box';
import { OneOf } from '../fields/one-of';
import { useReference } from '../onboarding.data';
import type { StepProps } from '../step';
import styles from '../wizard.module.css';
import { documentText as text } from '../wizard.text';
import { Days } from './days';
import { replaced } from './details.model';
import { Documents, useItems } from './documents';

export function Certificates(props: StepProps<'certificates'>) {
  const { value, profession, outline, rejected, change } = props;
  const begin = () => newCertificate(crypto.randomUUID());
  const items = useItems(value.items, begin);
  return (
    <Documents
      none={value.none}
      noneLabel={outline.canBeWithout.certificates ? text.noCertificate(profession) : null}
      items={items}
      nameOf={text.certificate}
      addText={text.addCertificate}
      newItem={begin}
      rejected={rejected}
      onChange={change}
    >
      {(item, nth) => <Certificate {...props} items={items} item={item} nth={nth} />}
    </Documents>
  );
}

interface Props extends StepProps<'certificates'> {
  items: readonly CertificateDraft[];
  item: CertificateDraft;
  nth: number;
}

function Certificate(props: Props) {
  const { items, item, nth, outline, change, errorOf, leave } = props;
  const write = (next: Partial<CertificateDraft>) =>
    change({ items: replaced(items, nth, { ...item, ...next }) });
  const asks = (field: (typeof outline.certificate)[number]) => outline.certificate.includes(field);
  const isLicence = asks('number');
  return (
    <>
      <div className={styles.pair}>
        {asks('subject') && <Subject {...props} write={write} />}
        {asks('certificate') && <Level {...props} write={write} />}
        {isLicence && <Registration {...props} write={write} />}
        <Issuer {...props} write={write} isLicence={isLicence} />
      </div>
      {asks('description') && (
        <FieldBox name={`${nth}.description`} onLeave={leave}>
          <TextArea
            label={text.description}
            isRequired
            rows={3}
            maxLength={4_000}
            value={item.description}
            error={errorOf(`${nth}.description`)}
            onChange={(description) => write({ description })}
          />
        </FieldBox>
      )}
      <Days
        {...{ nth, errorOf, leave, from: item.from, to: item.to, onChange: write }}
        toLabel={isLicence ? text.validTo : text.to}
      />
      <DocumentFile
        step="certificates"
        id={item.id}
        file={item.file}
        error={errorOf(`${nth}.file`)}
        onBegin={() => write({})}
      />
    </>
  );
}

interface FieldProps extends Props {
  write: (next: Partial<CertificateDraft>) => void;
}

/** One of those chosen in step 1. */
function Subject({ item, nth, draft, write, errorOf, leave }: FieldProps) {
  const chosen = [...new Set([...draft.details.subject, item.subject])].filter(Boolean);
  return (
    <FieldBox name={`${nth}.subject`} onLeave={leave}>
      <Select
        label={text.subject}
        isRequired
        hint={chosen.length === 0 ? text.noSubjects : undefined}
        options={chosen.map((name) => ({ value: name, label: name }))}
        value={item.subject || null}
        error={errorOf(`${nth}.subject`)}
        onChange={(subject) => write({ subject: subject ?? '' })}
      />
    </FieldBox>
  );
}

function Level({ item, nth, write, errorOf, leave }: FieldProps) {
  return (
    <FieldBox name={`${nth}.certificate`} onLeave={leave}>
      <OneOf
        label={text.level}
        isRequired
        options={useReference('certificate-levels')}
        value={item.certificate}
        error={errorOf(`${nth}.certificate`)}
        onChange={(certificate) => write({ certificate })}
      />
    </FieldBox>
  );
}

function Registration({ item, nth, write, errorOf, leave }: FieldProps) {
  return (
    <FieldBox name={`${nth}.number`} onLeave={leave}>
      <TextField
        label={text.number}
        isRequired
        maxLength={200}
        value={item.number}
        error={errorOf(`${nth}.number`)}
        onChange={(number) => write({ number })}
      />
    </FieldBox>
  );
}

function Issuer({
  item,
  nth,
  profession,
  isLicence,
  write,
  errorOf,
  leave,
}: FieldProps & { isLicence: boolean }) {
  const bodies = useReference('registration-bodies', profession, isLicence);
  return (
    <FieldBox name={`${nth}.issuedBy`} onLeave={leave}>
      <OneOf
        label={text.issuedBy}
        isRequired
        options={bodies}
        value={item.issuedBy}
        error={errorOf(`${nth}.issuedBy`)}
        onChange={(issuedBy) => write({ issuedBy })}
      />
    </FieldBox>
  );
}
