import type { ComponentProps } from 'react';

export interface GridPartProps extends ComponentProps<'div'> {
  role: 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell';
}

/** A part of a grid that CSS lays out freely, as it cannot do with the elements of a table. */
export function GridPart(props: GridPartProps) {
  return <div {...props} />;
}
