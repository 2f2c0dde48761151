export const text = {
  /** What a fee is for, by the word that a professional has chosen. Others are shown as they are. */
  units: {
    hour: 'hour',
    visit: 'visit',
    consultation: 'consultation',
    day: 'day',
    lesson: 'lesson',
    month: 'month',
  } as Record<string, string>,
};
