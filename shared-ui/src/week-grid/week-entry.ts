/** An entry of one day. */
export interface WeekEntry {
  id: string;
  /** `2026-11-20` */
  day: string;
  /** `10:30` */
  start: string;
  end: string;
  /** "Asha Rao" */
  title: string;
  /** "Video call" */
  detail?: string;
  /** Default `primary`; `blocked` is hatched. The text must carry the same meaning. */
  tone?: 'primary' | 'neutral' | 'success' | 'warning' | 'danger' | 'blocked';
  /** Cannot be moved, although others can. */
  isFixed?: boolean;
}

/** An entry of a whole day: a holiday. */
export interface AllDayEntry {
  id: string;
  day: string;
  title: string;
}

/**
 * Marked time. `closed`: outside working hours; `buffer`: kept free around an entry; `busy`: taken by
 * something that is not shown.
 */
export interface WeekShade {
  day: string;
  start: string;
  end: string;
  kind: 'lunch' | 'buffer' | 'closed' | 'busy';
  /** Shown on it, and read out with the times it covers: "Lunch Break". */
  label?: string;
}
