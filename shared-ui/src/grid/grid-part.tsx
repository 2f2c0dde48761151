import type { ComponentProps } from 'react';

export interface GridPartProps extends ComponentProps<'div'> {
  role: 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell';
}

/** A grid element laid out by CSS, which table elements do not allow. */
export function GridPart(props: GridPartProps) {
  return <div {...props} />;
}
