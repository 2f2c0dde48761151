import type { ComponentType } from 'react';

/** A component in one state; drawn twice, on light and on dark ground. */
export interface Specimen {
  /** What is to be seen: "Busy", "With an error". Unique within its exhibit. */
  state: string;
  /** Draws it, with the hooks it needs. Nothing in it depends on the hour or on chance. */
  Draw: ComponentType;
}

/** One component in every state it can be in. `<folder>.exhibit.tsx` beside it exports it. */
export interface Exhibit {
  /** "Button". Its address in the workshop is the same in small letters: `#button`. */
  component: string;
  specimens: readonly Specimen[];
  /** Needs the whole width to show what it is: the grounds stand one below the other. */
  isWide?: boolean;
}
