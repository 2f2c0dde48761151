import type { Page, Request } from '@playwright/test';
import { controlsOfRoom, press, quiet, type RoomControl } from './press';

export interface Crawl {
  page: Page;
  /** Opens the room in a fresh page, signed in. */
  open: () => Promise<void>;
  /** Whether the page still shows the room, including its open dialogs. */
  isRoom: (url: URL) => boolean;
  /** Which controls are pressed: the frame around the rooms, or the room's own. */
  part: 'frame' | 'room';
}

/** Result: the number of controls pressed, and those without effect or excuse. */
export interface Crawled {
  pressed: number;
  inert: string[];
}

/** Controls to press, from the opened room to a nested panel. */
type Way = RoomControl[];

/** What a press opened, and the kinds of new controls in it: another path may reach them first. */
interface Opened {
  way: Way;
  kinds: string[];
}

/** Nesting depth, such as a dialog from a drawer from a list: deeper panels were seen elsewhere. */
const DEEPEST = 3;

/**
 * Presses the controls of a room and of the drawers, dialogs, menus and forms they open, one of
 * each kind. After a press the room is reopened, unless it is unchanged or the change can be
 * undone.
 */
export async function crawlRoom(crawl: Crawl): Promise<Crawled> {
  const seen = new Set<string>();
  const opened: Opened[] = [{ way: [], kinds: ['the room'] }];
  const crawled: Crawled = { pressed: 0, inert: [] };
  const isNew = ({ kind }: RoomControl) => !seen.has(kind);
  for (const { way, kinds } of opened) {
    if (kinds.every((kind) => seen.has(kind))) continue;
    const found = await follow(crawl, way);
    if (found === null) continue;
    let stands = true;
    for (const control of found) {
      if (!isNew(control)) continue;
      if (!stands && (await follow(crawl, way)) === null) break;
      const there = find(await controlsIn(crawl), control);
      stands = false;
      if (!there) continue;
      seen.add(control.kind);
      const before = await standing(crawl);
      if (!(await pressed(crawl, way, there))) crawled.inert.push(told(way, there));
      crawled.pressed += 1;
      await quiet(crawl.page);
      stands = isAlike(await standing(crawl), before);
      const isDeeper = !stands && way.length < DEEPEST && crawl.isRoom(new URL(crawl.page.url()));
      const news = isDeeper ? (await controlsIn(crawl)).filter(isNew).map(({ kind }) => kind) : [];
      if (news.length > 0) opened.push({ way: [...way, there], kinds: news });
      stands ||= await takenBack(crawl, before);
    }
  }
  return crawled;
}

/** Opens the room and waits for all its requests: a loading part has no controls yet. */
async function openWhole({ page, open }: Crawl): Promise<void> {
  const unanswered = new Set<Request>();
  const ask = (request: Request) => {
    if (/fetch|xhr/.test(request.resourceType())) unanswered.add(request);
  };
  const answer = (request: Request) => unanswered.delete(request);
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer);
  await open();
  const deadline = Date.now() + 5_000;
  do await quiet(page);
  while (unanswered.size > 0 && Date.now() < deadline);
  page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer);
}

/** A late dialog may cover the control: then the room is reopened. */
async function pressed(crawl: Crawl, way: Way, control: RoomControl): Promise<boolean> {
  const { excuse } = control;
  // The press launches an external program, which the page cannot observe.
  if (excuse === 'handed over') return true;
  try {
    return (await press(crawl.page, control)) || excuse !== null;
  } catch (error) {
    const there = find((await follow(crawl, way)) ?? [], control);
    if (!there) throw error;
    return (await press(crawl.page, there)) || excuse !== null;
  }
}

/** Undoes a press by Escape or Back, which is quicker than a reload; may fail. */
async function takenBack(crawl: Crawl, before: Stood): Promise<boolean> {
  const { page } = crawl;
  const has = await standing(crawl);
  // A replaced history entry has no way back.
  if (has.entry > before.entry) await page.goBack({ timeout: 5_000 }).catch(() => {});
  else if (has.entry === before.entry) await page.keyboard.press('Escape');
  await quiet(page);
  return standing(crawl).then(
    (now) => isAlike(now, before),
    () => false,
  );
}

/** Opens the room and follows a path; null when it no longer leads there. */
const follow = (crawl: Crawl, way: Way): Promise<RoomControl[] | null> =>
  // A late render may replace a control just when it is pressed: one retry.
  go(crawl, way).catch(() => go(crawl, way));

async function go(crawl: Crawl, way: Way): Promise<RoomControl[] | null> {
  await openWhole(crawl);
  for (const step of way) {
    const there = find(await controlsIn(crawl), step);
    if (!there) return null;
    await press(crawl.page, there);
    await quiet(crawl.page);
  }
  return controlsIn(crawl);
}

async function controlsIn({ page, part }: Crawl): Promise<RoomControl[]> {
  const all = await controlsOfRoom(page);
  return all.filter(({ isFrame }) => isFrame === (part === 'frame'));
}

/** The same control, else one of its kind: an entry handled meanwhile has left its list. */
function find(all: readonly RoomControl[], control: RoomControl): RoomControl | undefined {
  const alike = all.filter(({ kind }) => kind === control.kind);
  return (
    alike.find(({ what, index }) => what === control.what && index === control.index) ?? alike[0]
  );
}

/** State of the room: history entry, URL and all controls. */
interface Stood {
  entry: number;
  state: string;
}

async function standing(crawl: Crawl): Promise<Stood> {
  const controls = await controlsIn(crawl);
  const said = controls.map(({ what, excuse }) => `${what} ${excuse}`);
  const entry = await crawl.page.evaluate(() => navigation.currentEntry?.index ?? 0);
  return { entry, state: [crawl.page.url(), ...said].join('\n') };
}

const isAlike = (one: Stood, other: Stood) => one.state === other.state;

const told = (way: Way, control: RoomControl) =>
  [...way, control].map(({ what }) => what).join(' → ');
