/** Something on a day, from one time to another. */
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
  /** Default `primary`; `blocked` is hatched. Its meaning has to be in the words too. */
  tone?: 'primary' | 'neutral' | 'success' | 'warning' | 'danger' | 'blocked';
  /** It stays where it is, although others can be moved. */
  isFixed?: boolean;
}

/** Something on a whole day: a holiday. */
export interface AllDayEntry {
  id: string;
  day: string;
  title: string;
}

/** Time that is not like the rest. `closed`: nobody is there; `buffer`: kept free around an entry. */
export interface WeekShade {
  day: string;
  start: string;
  end: string;
  kind: 'lunch' | 'buffer' | 'closed';
  /** Drawn on it, and read out with the times it covers: "Lunch Break". */
  label?: string;
}
