import { Modal } from '../../common/modal';
import { text } from '../site/frame.text';
import { LocalityPicker } from './locality-picker';

/** Dialog to choose the search location. */
export function LocalityDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={text.choosePlace} place="top" onClose={onClose}>
      <LocalityPicker onChosen={onClose} />
    </Modal>
  );
}
