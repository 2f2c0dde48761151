/** Light colours of shared-ui's tokens, by their names without `--nk-color-`. */
export const colours = {
  bg: '#fbfaf7',
  surface: '#ffffff',
  text: '#1b1d26',
  'text-muted': '#565b69',
  primary: '#33419e',
  accent: '#f2a60c',
  star: '#b26b00',
} as const;

/** Background and foreground of each profession, `--nk-color-{name}-bg` and `-fg`. */
export const audiences: Record<string, { name: string; bg: string; fg: string }> = {
  doctor: { name: 'doctor', bg: '#e5f0fb', fg: '#134a86' },
  engineer: { name: 'engineer', bg: '#eceefa', fg: '#33419e' },
  ca: { name: 'ca', bg: '#e3f4e9', fg: '#176b3a' },
  advocate: { name: 'advocate', bg: '#f6eaf4', fg: '#7a2a6e' },
  teacher: { name: 'teacher', bg: '#fef3d7', fg: '#8a5a00' },
  labour: { name: 'labour', bg: '#fceadf', fg: '#8f3f0b' },
  officer: { name: 'officer', bg: '#e2f3f7', fg: '#0b6075' },
  'govt-officer': { name: 'govt', bg: '#efece4', fg: '#57503f' },
};

const anyone = { name: 'engineer', bg: '#eceefa', fg: '#33419e' };

/** Colours of a profession; a new one has the product's own. */
export const audienceColours = (profession: string) => audiences[profession] ?? anyone;
