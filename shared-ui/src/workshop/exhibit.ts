import type { ComponentType } from 'react';

/** A component in one state; rendered twice, in the light and the dark scheme. */
export interface Specimen {
  /** Title: "Busy", "With an error". Unique within its exhibit. */
  state: string;
  /** Renders it, with its hooks. Must not depend on time or randomness. */
  Draw: ComponentType;
}

/** One component in all its states. Exported by `<folder>.exhibit.tsx` beside it. */
export interface Exhibit {
  /** "Button". Its anchor in the workshop is the same in lower case: `#button`. */
  component: string;
  specimens: readonly Specimen[];
  /** Needs the full width: the two schemes are stacked. */
  isWide?: boolean;
}
