import { Drawer } from '@nukkad/shared-ui';
import { BookingPanel, type BookingProps } from './booking';

interface Props extends BookingProps {
  title: string;
  onClose: () => void;
}

/** The panel in front of the page, where there is no room beside it. */
export function BookingSheet({ title, onClose, ...booking }: Props) {
  return (
    <Drawer title={title} isOpen onClose={onClose}>
      <BookingPanel {...booking} />
    </Drawer>
  );
}
