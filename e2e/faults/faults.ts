import type { FileKind } from './subjects';

/** What happens to a file on its way. `hang`: it never comes; `late`: after the notice that it is slow. */
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

/** What a bad build does; `bad-builds.ts` makes them. */
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

/** Where the page ends by itself: the version before, the card, or the screen (which may say what it lacks). */
export type End = 'earlier' | 'card' | 'page';

/** A file that is fetched when another fails: the registry, or the release that is fallen back to. */
export type Resort = 'registry.json' | 'release.json';

/** One column of the matrix. */
export type Fault = { name: string; end: End } & (
  | {
      kind: 'files';
      spoiled: Partial<Record<FileKind | Resort, Spoiling>>;
      /** Whether the other origin has what this one spoils. */
      mirror: 'has it' | 'fails too';
    }
  /** Every file of the part, here and on the mirror, which stays away; no version came before. */
  | { kind: 'unreachable'; with: Exclude<Spoiling, 'hang' | 'late'> }
  | { kind: 'build'; build: BadBuild }
  | { kind: 'answers'; with: '503' | 'HTML' }
  /** The page is of before a release, and the files it knows are gone. */
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
  // Without the registry the page still knows what came before.
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

/** At the first load nothing of the part comes; one press of Retry then has to bring all of it. */
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

/** What throws after it came is shown as a card first: a person may want to try it again. */
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

/** Every column, in an order in which releases are as few as can be; the first want none at all. */
export const faults: Fault[] = [...unreachableFaults, ...fileFaults, prunedFault, ...buildFaults];

/** Whether what happens is a failure of the part that somebody else than the visitor must hear of. */
export function isReported(fault: Fault): boolean {
  if (fault.kind === 'files') return !Object.values(fault.spoiled).includes('late');
  if (fault.kind === 'build') return fault.build !== 'blocks the page';
  return fault.kind === 'pruned' || fault.kind === 'unreachable';
}
