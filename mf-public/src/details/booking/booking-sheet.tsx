import { Drawer } from '@nukkad/shared-ui';
import { BookingPanel, type BookingProps } from './booking';

interface Props extends BookingProps {
  title: string;
  onClose: () => void;
}

/** The booking panel as a sheet, on narrow screens. */
export function BookingSheet({ title, onClose, ...booking }: Props) {
  return (
    <Drawer title={title} isOpen onClose={onClose}>
      <BookingPanel {...booking} />
    </Drawer>
  );
}
