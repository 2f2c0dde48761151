import { type CertificateField, limits } from '@nukkad/platform/contract';
import {
  Checkbox,
  FormDatePicker,
  FormField,
  FormTextArea,
  FormTextField,
  useFormValue,
} from '@nukkad/shared-ui';
import type { RowNames } from '../entries/new-entries';
import { asked, askedLine, most, rightAbout } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { documentsText as text } from '../part/settings.text';
import { fieldsOf, isLicence, type TypedDocument } from './documents.model';
import { UploadField } from './upload-field.container';

/** File extensions that the operator console can show. */
const DOCUMENTS = ['pdf', 'jpg', 'png'];

interface Props {
  document: TypedDocument;
  nameOf: RowNames<TypedDocument>;
  /** Fields of the profession's certificate. */
  certificate: readonly CertificateField[];
}

/** Registrations of some professions do not end. */
function Days({ nameOf, canBeEndless }: Pick<Props, 'nameOf'> & { canBeEndless: boolean }) {
  const [to] = useFormValue<string | null>(nameOf('to'));
  return (
    <>
      <div className={styles.pair}>
        <FormDatePicker name={nameOf('from')} label={text.from} isRequired validate={asked} />
        {!(canBeEndless && to === limits.noEndDay) && (
          <FormDatePicker name={nameOf('to')} label={text.to} isRequired validate={asked} />
        )}
      </div>
      {canBeEndless && (
        <FormField<string | null> name={nameOf('to')}>
          {({ value, onChange }) => (
            <Checkbox
              label={text.noEnd}
              isSelected={value === limits.noEndDay}
              onChange={(isEndless) => onChange(isEndless ? limits.noEndDay : null)}
            />
          )}
        </FormField>
      )}
    </>
  );
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
      <Days nameOf={nameOf} canBeEndless={isLicence(kind, certificate)} />
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
