import { text } from './frame.text';
import { LocalityPicker } from './locality-picker';
import { Modal } from './modal';

/** Where to look for professionals, chosen in front of the page. */
export function LocalityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={text.choosePlace} place="top" onClose={onClose}>
      <LocalityPicker onChosen={onClose} />
    </Modal>
  );
}
