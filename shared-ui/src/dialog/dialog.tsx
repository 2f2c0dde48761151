import { DialogFrame, type DialogFrameProps } from './dialog-frame';

export interface DialogProps extends DialogFrameProps {}

/**
 * A task in front of the page, which waits behind it. Focus stays inside, and goes back to where it
 * was. `<Dialog title="Choose a slot" isOpen={isOpen} onClose={close}>…</Dialog>`
 */
export function Dialog(props: DialogProps) {
  return <DialogFrame {...props} role="dialog" />;
}
