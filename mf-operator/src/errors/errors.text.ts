import { limits } from '@nukkad/platform/contract';

export const text = {
  title: 'Client errors',
  why: `What browsers reported, the newest ${limits.clientErrorsShown}. Reports stay for 30 days.`,
  what: 'client errors',
  only: (part: string) => `Only those of ${part} are shown.`,
  caption: 'Client errors, the newest first',
  none: 'No browser reported an error',
  noneWhy: 'An error that a page reports stands here.',
  columns: { error: 'Error', where: 'Where', when: 'When', trace: 'Trace' },
  where: (part: string, version: string | null) => (version === null ? part : `${part} ${version}`),
  noStack: 'No stack',
  show: 'Show trace',
  showOf: (code: string, message: string) => `Show trace: ${code} ${message}`,

  all: 'All errors',
  trace: 'Trace',
  traceWhat: 'trace',
  traceTitle: 'Trace of a client error',
  traceWhy:
    'The innermost call comes first. To blame is the first call in code of a remote: the shell and shared code only pass on what a remote gave them. Where no remote is in the trace, nobody is named.',
  framesCaption: 'Calls, the innermost first',
  frameColumns: { part: 'Part', place: 'Where', call: 'Function', owner: 'Team' },
  blame: 'To blame',
  blamed: (part: string, owner: string | null) =>
    owner === null ? `To blame: ${part}.` : `To blame: ${part}, team ${owner}.`,
  nobody: 'No remote is in this trace.',
  place: (file: string, line: number) => `${file}:${line}`,
  column: (column: number) => `column ${column}`,
  unmapped: 'Not mapped: the map has no place for it.',
  gone: 'Not mapped: the release has no map of this file.',
  elsewhere: 'Outside of releases: the browser, an extension or another site',
  nothing: '–',
} as const;
