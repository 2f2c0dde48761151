import type { Engine } from './support/engine';

/** A journey that an engine does not run. */
interface Exception {
  /** Of `journeys`. */
  spec: string;
  /** Beginning of its title; without one, every journey of the file. */
  title?: string;
  why: string;
}

/** Chromium's own tools, without an equal in WebDriver BiDi or in Playwright's use of it. */
const NO_DEVTOOLS = 'asks the DevTools protocol of Chromium';
const NO_BODIES = 'Playwright does not give the body of a request over WebDriver BiDi';
const NO_MOTION = 'Playwright does not change the motion of a page over WebDriver BiDi';
/** Its process of the page, by a fault of memory. */
const ENDS = 'Firefox 153 ends where axe reads the page';
const NO_WEBGL = 'Firefox without a window has no WebGL here, so that maps are schematic';
const NOT_KEPT =
  'Firefox keeps no page in memory while a request is open, as the stream of notifications is';
const NO_SHIFTS = 'Firefox does not measure layout shifts';

/** Journeys that stay out in an engine other than Chromium, and why. */
export const exceptions: Record<Exclude<Engine, 'chromium'>, readonly Exception[]> = {
  firefox: [
    { spec: 'layout-shift.spec.ts', why: NO_SHIFTS },
    {
      ...{ spec: 'walk.spec.ts', title: 'the landing page has eight categories' },
      why: 'Firefox 153 ends where Playwright reads boxes of all categories at once',
    },
    {
      ...{ spec: 'frame.spec.ts', title: 'at ' },
      why: 'Tab leads on into the window of Firefox, where Playwright sees no focus',
    },
    {
      ...{ spec: 'integrity.spec.ts', title: 'a script that stands in the page without' },
      why: 'Firefox does not tell pages what Integrity-Policy refused',
    },
    { spec: 'back-forward.spec.ts', title: 'every public page of ', why: NOT_KEPT },
    { spec: 'session-end.spec.ts', title: 'a page out of the browser’s memory', why: NOT_KEPT },
    {
      ...{ spec: 'dashboard-access.spec.ts', title: 'no form, ticket or conversation has' },
      why: ENDS,
    },
    { spec: 'limits.spec.ts', why: `${NO_DEVTOOLS} for its virtual time` },
    {
      spec: 'ladder.spec.ts',
      title: 'mf-auth: entry hang',
      why: `${NO_DEVTOOLS} for its virtual time`,
    },
    {
      ...{ spec: 'back-forward.spec.ts', title: 'a restored page shows what was changed' },
      why: 'Playwright is told nothing of a page that comes back from memory over WebDriver BiDi',
    },
    { spec: 'accessibility.spec.ts', title: 'an API that failed', why: ENDS },
    { spec: 'operator-console.spec.ts', title: 'a reported review is taken', why: ENDS },
    { spec: 'complaints.spec.ts', title: 'a complaint goes its way', why: ENDS },
    { spec: 'workshop-overlays.spec.ts', title: 'tooltip', why: ENDS },
    {
      ...{ spec: 'dashboard-general.spec.ts', title: 'what an officer says at the public desk' },
      why: 'Firefox 153 ends where Playwright fills the form',
    },
    {
      ...{ spec: 'workshop-keyboard.spec.ts', title: 'a code is typed, corrected and pasted' },
      why: 'Firefox 153 ends where Playwright reads the boxes at once',
    },
    {
      ...{ spec: 'workshop-keyboard.spec.ts', title: 'files are picked' },
      why: 'over WebDriver BiDi no second dialog for files opens: the first one is not closed',
    },
    { spec: 'map.spec.ts', title: 'tiles are read once', why: NO_WEBGL },
    { spec: 'map.spec.ts', title: 'nothing of a map is loaded', why: NO_WEBGL },
    { spec: 'look.spec.ts', title: 'the workshop is written in the faces', why: NO_DEVTOOLS },
    { spec: 'passkeys.spec.ts', why: `${NO_DEVTOOLS} for a virtual authenticator` },
    { spec: 'speculation-rules.spec.ts', why: 'Firefox has no speculation rules' },
    {
      ...{ spec: 'rendered-ahead.spec.ts', title: 'a press is answered whenever it comes' },
      why: `${NO_DEVTOOLS} for a slow processor`,
    },
    {
      ...{ spec: 'rendered-ahead.spec.ts', title: 'a visitor finds somebody without any script' },
      why: 'Playwright does not switch scripts off over WebDriver BiDi',
    },
    { spec: 'rendered-ahead.spec.ts', title: 'nothing moves', why: NO_SHIFTS },
    {
      ...{ spec: 'dashboard-doctor.spec.ts', title: 'a swipe scrolls' },
      why: `${NO_DEVTOOLS} for a finger`,
    },
    { spec: 'workshop-keyboard.spec.ts', title: 'a carousel by keyboard', why: NO_MOTION },
    { spec: 'view-transitions.spec.ts', title: 'nothing moves for who', why: NO_MOTION },
    { spec: 'landing-banner.spec.ts', title: 'stands still where less', why: NO_MOTION },
    { spec: 'visit.spec.ts', title: 'a page tells how its parts did', why: NO_BODIES },
    { spec: 'visit.spec.ts', title: 'what a part throws is told', why: NO_BODIES },
    { spec: 'landing-banner.spec.ts', title: 'asks for an address', why: NO_BODIES },
    {
      ...{ spec: 'offline.spec.ts', title: 'appointments of tomorrow are there' },
      why: `${NO_DEVTOOLS} to wake a worker, and Firefox has no background sync`,
    },
    {
      ...{ spec: 'offline.spec.ts', title: 'the registry switches it off within one visit' },
      why: `${NO_DEVTOOLS} to deliver a push message to a worker`,
    },
  ],
};

/** Why a journey stays out; undefined for one that runs. */
export function exceptionOf(engine: Engine, spec: string, title: string): string | undefined {
  if (engine === 'chromium') return undefined;
  return exceptions[engine].find((one) => one.spec === spec && title.startsWith(one.title ?? ''))
    ?.why;
}
