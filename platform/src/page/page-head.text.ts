/** What link previews say where a page says nothing. English documents of a release have it already. */
export const text = {
  title: 'Nukkad: trusted professionals near you',
  description:
    'Find and book local professionals you can trust: doctors, teachers, advocates, engineers and more, near you.',
} as const;
