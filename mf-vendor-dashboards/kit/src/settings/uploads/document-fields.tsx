import { type CertificateField, limits } from '@nukkad/platform/contract';
import { FormDatePicker, FormTextArea, FormTextField } from '@nukkad/shared-ui';
import type { RowNames } from '../entries/new-entries';
import { asked, askedLine, most, rightAbout } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { documentsText as text } from '../part/settings.text';
import { fieldsOf, type TypedDocument } from './documents.model';
import { UploadField } from './upload-field.container';

/** File extensions that the operator console can show. */
const DOCUMENTS = ['pdf', 'jpg', 'png'];

interface Props {
  document: TypedDocument;
  nameOf: RowNames<TypedDocument>;
  /** Fields of the profession's certificate. */
  certificate: readonly CertificateField[];
}

export function DocumentFields({ document: { kind }, nameOf, certificate }: Props) {
  return (
    <>
      {fieldsOf(kind, certificate).map((name) =>
        name === 'description' ? (
          <FormTextArea
            key={name}
            name={nameOf(name)}
            label={text.fields[name]}
            isRequired
            limit={most.about}
            validate={rightAbout}
          />
        ) : (
          <FormTextField
            key={name}
            name={nameOf(name)}
            label={text.fields[name]}
            isRequired
            {...(name === 'specializations' && { hint: text.specializationsHint })}
            validate={askedLine(limits.nameMaxLength)}
          />
        ),
      )}
      <div className={styles.pair}>
        <FormDatePicker name={nameOf('from')} label={text.from} isRequired validate={asked} />
        <FormDatePicker name={nameOf('to')} label={text.to} isRequired validate={asked} />
      </div>
      <UploadField
        name={nameOf('file')}
        label={text.file}
        hint={text.fileHint}
        isRequired
        accept={DOCUMENTS}
        words={text}
      />
    </>
  );
}
