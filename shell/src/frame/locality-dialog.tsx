import { Modal } from '../common/modal';
import { text } from './frame.text';
import { LocalityPicker } from './locality-picker';

/** Where to look for professionals, chosen in front of the page. */
export function LocalityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={text.choosePlace} place="top" onClose={onClose}>
      <LocalityPicker onChosen={onClose} />
    </Modal>
  );
}
