import type { ComponentType } from 'react';
import type { SectionName } from '../common/section-address';

/** How the frame gets its rooms, none of which it knows. */
export type Rooms = Readonly<Record<SectionName, () => Promise<{ Screen: ComponentType }>>>;

/** Which way out was pressed. */
export type Way = 'logout' | 'delete';

export interface LeavingProps {
  way: Way;
  /** The person stays. */
  onStay: () => void;
}

export type AccountExitRoom = () => Promise<{ Leaving: ComponentType<LeavingProps> }>;
