import { messages } from '@nukkad/platform/contract';
import { Form, FormPasswordField, required, SubmitButton } from '@nukkad/shared-ui';
import { Modal } from '../common/modal';
import { confirmIdentity } from './identity.queries';
import { text } from './identity.text';
import styles from './identity-dialog.module.css';

interface Props {
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the password in a dialog over the current page. A chunk of its own. */
export function IdentityDialog({ onConfirmed, onClose }: Props) {
  const submit = async ({ password }: { password: string }) => {
    const refused = await confirmIdentity(password);
    if (refused === undefined) onConfirmed();
    return refused;
  };
  return (
    <Modal title={text.title} place="top" onClose={onClose} isAbove>
      <div className={styles.inside}>
        <p>{text.why}</p>
        <Form label={text.form} initialValues={{ password: '' }} onSubmit={submit} isQuiet>
          <FormPasswordField
            name="password"
            label={text.password}
            autoComplete="current-password"
            isRequired
            validate={required(messages.required)}
          />
          <SubmitButton busyText={text.confirming}>{text.confirm}</SubmitButton>
        </Form>
        <p className={styles.muted}>{text.noPassword}</p>
      </div>
    </Modal>
  );
}
