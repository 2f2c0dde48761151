import type { Page, Request } from '@playwright/test';
import { controlsOfRoom, press, quiet, type RoomControl } from './press';

export interface Crawl {
  page: Page;
  /** Brings the room up from nothing, signed in. */
  open: () => Promise<void>;
  /** Whether the page still is the room, with whatever stands open in it. */
  isRoom: (url: URL) => boolean;
  /** Which part of the page is pressed: what stands around the rooms, or the room. */
  part: 'frame' | 'room';
}

/** What came of it: how much was pressed, and what did nothing without an excuse. */
export interface Crawled {
  pressed: number;
  inert: string[];
}

/** Presses that lead from the opened room to what they open. */
type Way = RoomControl[];

/** What a press has opened, and the kinds of what was new there: another way may reach them first. */
interface Opened {
  way: Way;
  kinds: string[];
}

/** A dialog from a drawer from a list: beyond that everything has been seen elsewhere. */
const DEEPEST = 3;

/**
 * Presses the controls of a room, and those of the drawers, dialogs, menus and forms that they
 * open, one of each kind. After a press the room is opened anew, unless it stands as it was or
 * is brought back to that.
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

/** Opens the room and waits for all it asks for: what is still loading has no controls yet. */
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

/** Something may open late and stand before the control: then the room is opened anew. */
async function pressed(crawl: Crawl, way: Way, control: RoomControl): Promise<boolean> {
  const { excuse } = control;
  // A press hands over to a program of the machine, which none of this can see.
  if (excuse === 'handed over') return true;
  try {
    return (await press(crawl.page, control)) || excuse !== null;
  } catch (error) {
    const there = find((await follow(crawl, way)) ?? [], control);
    if (!there) throw error;
    return (await press(crawl.page, there)) || excuse !== null;
  }
}

/** Undoes a press as a person would, which is quicker than to load the room; it may not help. */
async function takenBack(crawl: Crawl, before: Stood): Promise<boolean> {
  const { page } = crawl;
  const has = await standing(crawl);
  // An address that only took the place of the last one leads back to nowhere.
  if (has.entry > before.entry) await page.goBack({ timeout: 5_000 }).catch(() => {});
  else if (has.entry === before.entry) await page.keyboard.press('Escape');
  await quiet(page);
  return standing(crawl).then(
    (now) => isAlike(now, before),
    () => false,
  );
}

/** Opens the room and goes a way; null where it does not lead there any more. */
const follow = (crawl: Crawl, way: Way): Promise<RoomControl[] | null> =>
  // What is drawn late may take the place of a control just when it is to be pressed.
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

/** The same control, else one of its kind: what was answered meanwhile has left its list. */
function find(all: readonly RoomControl[], control: RoomControl): RoomControl | undefined {
  const alike = all.filter(({ kind }) => kind === control.kind);
  return (
    alike.find(({ what, index }) => what === control.what && index === control.index) ?? alike[0]
  );
}

/** How the room stands: its place in the history, and the address with all controls. */
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
