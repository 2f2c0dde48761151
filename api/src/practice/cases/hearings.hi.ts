import type * as english from './hearings.text';

export const text: typeof english.text = {
  summary: (title, opponent) => (opponent === null ? title : `${title} – बनाम ${opponent}`),
};
