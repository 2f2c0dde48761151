import { FormTextArea } from '@nukkad/shared-ui';
import { descriptionText as text } from '../wizard.text';

const LIMIT = 4_000;

export function Description() {
  return (
    <FormTextArea
      name="text"
      label={text.label}
      hint={text.hint}
      isRequired
      rows={8}
      limit={LIMIT}
      maxLength={LIMIT}
    />
  );
}
