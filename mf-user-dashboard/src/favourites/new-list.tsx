import { limits, messages } from '@nukkad/platform/contract';
import { Dialog, FormTextField, required } from '@nukkad/shared-ui';
import { commonText, DraftForm } from '@nukkad/vendor-kit';
import { text } from './favourites.text';

interface Props {
  /** Resolves to whether it worked. */
  onCreate: (list: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the name of a new list; it is created with its first vendor. */
export function NewList({ onCreate, onClose }: Props) {
  const create = async ({ name }: { name: string }) =>
    (await onCreate(name.trim())) ? undefined : commonText.notStoredOurFault;
  return (
    <Dialog title={text.newListTitle} isOpen onClose={onClose}>
      <DraftForm
        draft="favourites:list"
        label={text.newListTitle}
        begin={{ name: '' }}
        onSave={create}
        onSaved={onClose}
        saveText={text.create}
        savingText={text.creating}
        takesFocus
      >
        <FormTextField
          name="name"
          label={text.newListName}
          hint={text.newListHint}
          maxLength={limits.nameMaxLength}
          validate={required(messages.required)}
        />
      </DraftForm>
    </Dialog>
  );
}
