import { classNames } from '../class-names';
import { DialogFrame, type DialogFrameProps } from '../dialog/dialog-frame';
import styles from './drawer.module.css';

export interface DrawerProps extends DialogFrameProps {
  /** Edge on a wide screen; below 768 px always the bottom. Default `end`. */
  side?: 'start' | 'end';
}

/**
 * A panel along an edge of the screen, for supplementary content: filters, a menu, a cart.
 * `<Drawer title="Filters" isOpen={isOpen} onClose={close}>…</Drawer>`
 */
export function Drawer({ side = 'end', ...frame }: DrawerProps) {
  return (
    <DialogFrame
      {...frame}
      role="dialog"
      overlayClass={classNames(styles.overlay, styles[side])}
      panelClass={styles.panel}
    />
  );
}
