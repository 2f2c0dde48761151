import { toast } from '@nukkad/platform';
import { type Assignment, limits } from '@nukkad/platform/contract';
import {
  FileField,
  FormField,
  FormTextArea,
  maxLength,
  type UploadedFile,
  useFileUpload,
} from '@nukkad/shared-ui';
import { commonText, DraftForm } from '@nukkad/vendor-kit';
import { useEffect } from 'react';
import { type Answering, answeringOf, answeringProblem } from './assignments.model';
import { sendFile, useHandingIn } from './assignments.queries';
import { text } from './assignments.text';

const FILES = ['pdf', 'jpg', 'png'] as const;
const notTooLong = maxLength(
  limits.assignmentTextMaxLength,
  commonText.tooLong(limits.assignmentTextMaxLength),
);

interface Props {
  assignment: Assignment;
  draft: string;
  onClose: () => void;
}

/** Submission of an assignment: text, file or both. */
export function HandIn({ assignment, draft, onClose }: Props) {
  const { title, teacher } = assignment;
  const handIn = useHandingIn(assignment._id);
  const save = async (answering: Answering) =>
    answeringProblem(answering) ?? (await handIn(answering));
  const saved = () => {
    toast({ text: `${text.sent} ${text.sentWhy(teacher.name)}`, tone: 'success' });
    onClose();
  };
  return (
    <DraftForm
      draft={draft}
      label={text.of(text.handIn, title)}
      begin={answeringOf(assignment)}
      onSave={save}
      onSaved={saved}
      onCancel={onClose}
      saveText={text.handIn}
      savingText={text.sending}
      takesFocus
    >
      <FormTextArea
        name="words"
        label={text.answer}
        rows={5}
        limit={limits.assignmentTextMaxLength}
        validate={notTooLong}
      />
      <FormField<UploadedFile | null> name="file">
        {({ value, error, onChange }) => (
          <Attachment file={value ?? null} error={error} onChange={onChange} />
        )}
      </FormField>
    </DraftForm>
  );
}

interface AttachmentProps {
  file: UploadedFile | null;
  error: string | undefined;
  onChange: (file: UploadedFile | null) => void;
}

/** A file, uploaded as soon as it is chosen. */
function Attachment({ file, error, onChange }: AttachmentProps) {
  // The draft may name a file whose upload ended with the page; its data is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: use the initial draft only
  useEffect(() => {
    if (file?.fileId === null) onChange(null);
  }, []);
  const upload = useFileUpload({ send: sendFile, onChange });
  return (
    <FileField
      label={text.file}
      hint={text.fileHint}
      accept={FILES}
      maxBytes={limits.fileMaxBytes}
      files={file === null ? [] : [file]}
      error={error}
      {...upload}
    />
  );
}
