import type { ComponentType } from 'react';
import type { SectionName } from '../common/section-address';

/** Sections by name, passed in because the frame imports none of them. */
export type Rooms = Readonly<Record<SectionName, () => Promise<{ Screen: ComponentType }>>>;

/** The chosen account exit. */
export type Way = 'logout' | 'delete';

export interface LeavingProps {
  way: Way;
  /** Cancelled. */
  onStay: () => void;
}

export type AccountExitRoom = () => Promise<{ Leaving: ComponentType<LeavingProps> }>;
