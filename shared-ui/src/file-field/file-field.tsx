import { useState } from 'react';
import { Button, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { buttonClass } from '../button/button';
import { classNames } from '../class-names';
import { FieldHelp, FieldLabel, type FieldProps, RequiredNote, useHelp } from '../field/field';
import field from '../field/field.module.css';
import { CircleAlertIcon, UploadIcon } from '../icons/icons';
import styles from './file-field.module.css';
import { text } from './file-field.text';
import { FileRow, type PickedFile } from './file-row';
import { dialogTypes, type FileRules, fileProblem, kindsText, sizeText } from './file-rules.model';

export interface FileFieldProps extends FieldProps, FileRules {
  files: readonly PickedFile[];
  /** Files that satisfy the rules were picked or dropped; the field rejects others itself. */
  onPick: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Retry of a failed file was requested. */
  onRetry: (id: string) => void;
  /** Allows several files. Default: one, replaced by a new one. */
  isMultiple?: boolean;
}

/**
 * Files to upload, picked or dropped; states the rules beforehand and reports rejected files.
 * Previews need `data:` addresses.
 * `<FileField label="Certificate" accept={['pdf', 'jpg']} maxBytes={5 * 1024 * 1024} files={files}
 * … />`
 */
export function FileField({
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  isMultiple = false,
  accept,
  maxBytes,
  files,
  onPick,
  onRemove,
  onRetry,
}: FileFieldProps) {
  const help = useHelp({ hint, error });
  const { id } = help;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const take = (picked: readonly File[]) => {
    const offered = isMultiple ? picked : picked.slice(0, 1);
    const problems = offered.map((file) => problemOf(file, { accept, maxBytes }));
    const taken = offered.filter((_, index) => !problems[index]);
    const surplus = offered.length < picked.length ? [text.oneFileOnly] : [];
    setRefused([...problems.filter((problem) => problem !== undefined), ...surplus]);
    if (taken.length > 0) onPick(taken);
  };
  const required = isRequired && `${id}-required`;
  const describedBy = [required, `${id}-limits`, help.describedBy].filter(Boolean).join(' ');
  return (
    <fieldset className={classNames(field.field, styles.group)} aria-labelledby={`${id}-label`}>
      <FieldLabel id={`${id}-label`} elementType="span" isRequired={isRequired}>
        {label}
      </FieldLabel>
      <DropZone
        className={styles.zone}
        data-invalid={Boolean(error) || undefined}
        aria-label={text.dropOn(label)}
        isDisabled={isDisabled}
        onDrop={async ({ items }) => {
          const dropped = items.filter(isFileDropItem).map((item) => item.getFile());
          take(await Promise.all(dropped));
        }}
      >
        <UploadIcon className={styles.icon} size={24} />
        <FileTrigger
          acceptedFileTypes={dialogTypes(accept)}
          allowsMultiple={isMultiple}
          onSelect={(list) => take([...(list ?? [])])}
        >
          <Button
            id={`${id}-pick`}
            data-entry
            className={buttonClass({ tone: 'secondary' })}
            aria-labelledby={`${id}-pick ${id}-label`}
            aria-describedby={describedBy}
            isDisabled={isDisabled}
          >
            {isMultiple ? text.chooseFiles : text.chooseFile}
          </Button>
        </FileTrigger>
        <p id={`${id}-limits`} className={styles.limits}>
          {text.fileLimits(kindsText(accept), sizeText(maxBytes))}
        </p>
      </DropZone>
      <div className={styles.refused} role="alert">
        {refused.map((problem) => (
          <p key={problem} className={field.error}>
            <CircleAlertIcon className={field.icon} size={16} />
            <span className={styles.name}>{problem}</span>
          </p>
        ))}
      </div>
      {required && <RequiredNote id={required} />}
      <FieldHelp id={id} hint={hint} error={error} />
      {files.length > 0 && (
        <ul className={styles.files} aria-labelledby={`${id}-label`}>
          {files.map((file) => (
            <FileRow key={file.id} {...{ file, isDisabled, onRemove, onRetry }} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

function problemOf(file: File, rules: FileRules): string | undefined {
  const problem = fileProblem(file, rules);
  if (problem === 'kind') return text.refusedKind(file.name, kindsText(rules.accept));
  if (problem === 'empty') return text.refusedEmpty(file.name);
  if (problem === undefined) return undefined;
  return text.refusedSize(file.name, sizeText(file.size), sizeText(rules.maxBytes));
}
