import type { FileKind } from './subjects';

/**
 * Fault of a file in transit. `hang`: never completes; `late`: completes after the "slow" notice.
 */
export type Spoiling =
  | '404'
  | '500'
  | 'refused'
  | 'truncated'
  | 'one byte flipped'
  | 'HTML in its place'
  | 'garbage'
  | 'hang'
  | 'late';

/** Defects of a build; `bad-builds.ts` makes them. */
const badBuilds = [
  'throws while it is read',
  'exposes nothing',
  'is of another contract',
  'wants another React',
  'throws while drawing',
  'throws in an effect',
  'renders for ever',
  'throws beside its screen',
  'blocks the page',
] as const;
export type BadBuild = (typeof badBuilds)[number];

/** Final state without user action: previous version, error card or screen (maybe incomplete). */
export type End = 'earlier' | 'card' | 'page';

/** Files fetched during a fallback: the registry, or the previous release. */
export type Resort = 'registry.json' | 'release.json';

/** A column of the matrix. */
export type Fault = { name: string; end: End } & (
  | {
      kind: 'files';
      spoiled: Partial<Record<FileKind | Resort, Spoiling>>;
      /** Whether the mirror serves the spoilt file. */
      mirror: 'has it' | 'fails too';
    }
  /** No file of the part loads, here or on the mirror, and there is no previous version. */
  | { kind: 'unreachable'; with: Exclude<Spoiling, 'hang' | 'late'> }
  | { kind: 'build'; build: BadBuild }
  | { kind: 'answers'; with: '503' | 'HTML' }
  /** The page was loaded before a release, and its files have been pruned. */
  | { kind: 'pruned' }
);

const onFile = (file: FileKind, how: Spoiling): Fault => ({
  name: `${file} ${how}`,
  kind: 'files',
  spoiled: { [file]: how },
  mirror: 'fails too',
  end: how === 'late' ? 'page' : 'earlier',
});

const withMirror = (file: FileKind, how: Spoiling): Fault => ({
  name: `${file} ${how}, the mirror has it`,
  kind: 'files',
  spoiled: { [file]: how },
  mirror: 'has it',
  end: 'page',
});

const withResort = (file: FileKind, how: Spoiling, resort: Resort, its: Spoiling): Fault => ({
  name: `${file} ${how}, ${resort} ${its}`,
  kind: 'files',
  spoiled: { [file]: how, [resort]: its },
  mirror: 'fails too',
  // Without the registry the page still knows the previous version.
  end: resort === 'registry.json' ? 'earlier' : 'card',
});

const unreachable = (how: Extract<Fault, { kind: 'unreachable' }>['with']): Fault => ({
  name: `every file ${how}, nothing before`,
  kind: 'unreachable',
  with: how,
  end: 'card',
});

const onAnswers = (how: '503' | 'HTML'): Fault => ({
  name: `answers ${how}`,
  kind: 'answers',
  with: how,
  end: 'page',
});

/** At first no file of the part loads; after one press of Retry all of them must. */
const unreachableFaults: Fault[] = [
  unreachable('refused'),
  unreachable('404'),
  unreachable('500'),
  unreachable('truncated'),
  unreachable('one byte flipped'),
  unreachable('HTML in its place'),
];

const fileFaults: Fault[] = [
  onFile('entry', '404'),
  onFile('entry', '500'),
  onFile('entry', 'refused'),
  onFile('entry', 'truncated'),
  onFile('entry', 'HTML in its place'),
  onFile('entry', 'garbage'),
  onFile('entry', 'one byte flipped'),
  onFile('entry', 'late'),
  onFile('entry', 'hang'),
  onFile('chunk', '404'),
  onFile('chunk', '500'),
  onFile('chunk', 'refused'),
  onFile('chunk', 'truncated'),
  onFile('chunk', 'HTML in its place'),
  onFile('chunk', 'garbage'),
  onFile('chunk', 'one byte flipped'),
  onFile('chunk', 'hang'),
  onFile('style', '404'),
  onFile('style', 'refused'),
  onFile('style', 'garbage'),
  onFile('style', 'hang'),
  withMirror('entry', 'refused'),
  withMirror('entry', 'hang'),
  withMirror('chunk', '404'),
  withMirror('style', '404'),
  withResort('entry', '404', 'registry.json', '500'),
  withResort('entry', '404', 'registry.json', 'garbage'),
  withResort('entry', '404', 'registry.json', 'hang'),
  withResort('entry', '404', 'release.json', '404'),
  withResort('entry', 'hang', 'release.json', '500'),
  withResort('chunk', '404', 'release.json', 'garbage'),
  onAnswers('503'),
  onAnswers('HTML'),
];

const prunedFault: Fault = { name: 'pruned after a release', kind: 'pruned', end: 'page' };

/** Builds that crash after loading show the error card first, so that the user can retry. */
const ends: Record<BadBuild, End> = {
  'throws while it is read': 'earlier',
  'exposes nothing': 'earlier',
  'is of another contract': 'earlier',
  'wants another React': 'earlier',
  'throws while drawing': 'card',
  'throws in an effect': 'card',
  'renders for ever': 'card',
  'throws beside its screen': 'page',
  'blocks the page': 'page',
};

const buildFaults = badBuilds.map(
  (build): Fault => ({
    name: `build ${build}`,
    kind: 'build',
    build,
    end: ends[build],
  }),
);

/** All columns, ordered to need few releases; the first need none. */
export const faults: Fault[] = [...unreachableFaults, ...fileFaults, prunedFault, ...buildFaults];

/** Whether the fault is a failure of the part that must be reported. */
export function isReported(fault: Fault): boolean {
  if (fault.kind === 'files') return !Object.values(fault.spoiled).includes('late');
  if (fault.kind === 'build') return fault.build !== 'blocks the page';
  return fault.kind === 'pruned' || fault.kind === 'unreachable';
}
