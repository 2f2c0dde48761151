import type {
  CanaryPart,
  LoadPhase,
  ReleaseHealth,
  ReleaseMessage,
} from '@nukkad/platform/contract';

const phases: Record<LoadPhase, string> = {
  entry: 'in its entry',
  screen: 'in its screen',
  render: 'in drawing',
};

export const text = {
  title: 'Releases',
  what: 'releases',
  why: (hours: number) => `What visitors run, and how it did in the last ${hours} hours.`,
  none: 'Nothing is released beside this API',
  noneWhy:
    'There is no registry in the folders that NUKKAD_DATA and SITE_DIR name, or nothing was released to it.',
  caption: 'What visitors run of each part',
  captionOf: (part: string) => `Versions of ${part}`,
  columns: {
    part: 'Part',
    version: 'Version',
    mounts: 'Shown',
    failures: 'Failed',
    errors: 'Errors',
    loading: 'Entry · screen · first drawing',
    vitals: 'LCP · INP · CLS',
    bytes: 'Bytes',
  },
  figures: 'Times, vitals and bytes: three quarters of the pages stayed at or below.',
  standing: {
    live: 'Live',
    canary: 'Canary',
    stored: 'Not in use',
    withdrawn: 'Withdrawn',
  } satisfies Record<ReleaseHealth['standing'], string>,
  nothing: '–',
  owner: (team: string) => `Team: ${team}`,
  noOwner: 'No team is named for it.',
  all: 'All releases',

  canary: 'The canary',
  canaryOf: (percent: string) => `${percent} of the visitors run these versions`,
  noCanary: 'No canary runs.',
  canaryPart: ({ part, version }: CanaryPart) => `${part} ${version}`,
  troubled: (troubled: number, visits: number) =>
    `${troubled} of ${visits} ${visits === 1 ? 'visit' : 'visits'} had trouble`,
  ofCanary: 'With the canary',
  ofLive: 'With the live version',
  verdict: 'Verdict',
  verdicts: {
    'go-on': 'Too early to say',
    healthy: 'Healthy',
    'take-back': 'Worse: is being taken back',
  } satisfies Record<CanaryPart['verdict'], string>,
  takeBack: 'Take the canary back…',
  takeBackNow: 'Take it back',
  takeBackWhy: 'Everybody runs the live version again, from their next page on.',
  takingBack: 'Taking it back…',
  takenBack: 'The canary was taken back.',

  rollBack: 'Roll back',
  askRollBack: 'Roll back…',
  rollBackTo: 'Roll back to',
  rollBackWhy: 'Everybody runs this version again, from their next page on.',
  rollingBack: 'Rolling back…',
  rolledBack: (part: string, version: string) => `${part} runs ${version} again.`,
  noEarlier: 'The registry has no other version of this part.',
  versionNeeded: 'Choose a version',
  reason: 'Why',
  reasonHint: 'It stands in the log of the registry and in the audit log.',
  tooLong: (most: number) => `At most ${most} characters`,

  messages: 'What pages said',
  noMessages: 'No page has told of a failure.',
  messageWhere: ({ version, path, phase }: ReleaseMessage) =>
    `${version}${phase === null ? '' : `, ${phases[phase]}`}, at ${path}`,
  shares: 'Shared packages',
  noShares: 'No page has told which copies it was given.',
  sharesCaption: 'Which copy of a package the part was given',
  shareColumns: { name: 'Package', wanted: 'Wanted', given: 'Given', from: 'From', times: 'Times' },

  log: 'Log of the registry',
  logWhat: 'log of the registry',
  logCaption: 'What was released, moved and taken back, the newest first',
  noMoves: 'Nothing was released yet.',
  logColumns: { what: 'What', part: 'Part', by: 'By', when: 'When', why: 'Why' },
  move: (action: string, version: string) => `${action} ${version}`,
} as const;
