/** Words of hearings in calendar files. */
export const text = {
  summary: (title: string, opponent: string | null) =>
    opponent === null ? title : `${title} – V/S ${opponent}`,
};
