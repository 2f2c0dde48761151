import type { FileKind } from './subjects';

/** What happens to a file on its way. `hang`: it is asked for and never comes. */
export type Spoiling =
  | '404'
  | '500'
  | 'refused'
  | 'truncated'
  | 'one byte flipped'
  | 'HTML in its place'
  | 'garbage'
  | 'hang';

/** What a bad build does; `bad-builds.ts` makes them. */
export const badBuilds = [
  'throws while it is read',
  'exposes nothing',
  'is of another contract',
  'wants another React',
  'throws while drawing',
  'throws in an effect',
] as const;
export type BadBuild = (typeof badBuilds)[number];

/** Where the page ends by itself: the version before, the card, or a screen that says what it lacks. */
export type End = 'earlier' | 'card' | 'page';

/** One column of the matrix. */
export type Fault = { name: string; end: End } & (
  | { kind: 'files'; spoiled: Partial<Record<FileKind | 'release', Spoiling>> }
  | { kind: 'build'; build: BadBuild }
  | { kind: 'answers'; with: '503' | 'HTML' }
);

const onFile = (file: FileKind, how: Spoiling): Fault => ({
  name: `${file} ${how}`,
  kind: 'files',
  spoiled: { [file]: how },
  end: 'earlier',
});

const withoutEarlier = (file: FileKind, how: Spoiling, release: Spoiling): Fault => ({
  name: `${file} ${how}, release.json ${release}`,
  kind: 'files',
  spoiled: { [file]: how, release },
  end: 'card',
});

const onAnswers = (how: '503' | 'HTML'): Fault => ({
  name: `answers ${how}`,
  kind: 'answers',
  with: how,
  end: 'page',
});

export const fileFaults: Fault[] = [
  onFile('entry', '404'),
  onFile('entry', '500'),
  onFile('entry', 'refused'),
  onFile('entry', 'truncated'),
  onFile('entry', 'HTML in its place'),
  onFile('entry', 'garbage'),
  onFile('entry', 'one byte flipped'),
  onFile('entry', 'hang'),
  onFile('chunk', '404'),
  onFile('chunk', '500'),
  onFile('chunk', 'refused'),
  onFile('chunk', 'one byte flipped'),
  onFile('chunk', 'hang'),
  onFile('style', '404'),
  onFile('style', 'refused'),
  withoutEarlier('entry', '404', '404'),
  withoutEarlier('entry', 'hang', '500'),
  withoutEarlier('chunk', '404', 'garbage'),
  onAnswers('503'),
  onAnswers('HTML'),
];

// What throws after it came is shown as a card first: a person may want to try it again.
const endOf = (build: BadBuild): End =>
  build === 'throws while drawing' || build === 'throws in an effect' ? 'card' : 'earlier';

export const buildFaults = badBuilds.map((build): Fault & { build: BadBuild } => ({
  name: `build ${build}`,
  kind: 'build',
  build,
  end: endOf(build),
}));
