import { Virtual } from '@guidepup/virtual-screen-reader';
import { act, getConfig, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../../toast/toast';
import { eventLoopTurns } from '../event-loop-turns';
import { indented, withoutEchoes, withoutReplaced } from './transcript';

/** Waits for what an action leads to. */
type Until = () => Promise<unknown> | undefined;

/** A page as somebody hears it who does not see it. */
export interface ScreenReader {
  /** Reads an element from its beginning to its end: by default the page. It needs a role. */
  read(title: string, element?: Element): Promise<void>;
  /**
   * Presses keys, spelled as user-event does (`{ArrowDown}`, `Meera`), and hears what is said until
   * the condition holds and nothing loads: the new focus, the focused element if its state changed,
   * live regions, alerts that appear, toasts.
   */
  press(keys: string, until?: Until): Promise<void>;
  /** Moves the focus to a control, as readers do by their lists of headings, links and fields. */
  goTo(element: HTMLElement): Promise<void>;
  /** Begins a part of the transcript. */
  part(title: string): void;
  /** What was heard so far, one phrase a line; what stands in an element is indented below it. */
  transcript(): string;
  stop(): Promise<void>;
}

/** Says the focused element again, if its state changed since: a pressed Shift does nothing else. */
const NOTHING = 'Shift';

/** A live region that became empty. */
const SILENT = /^(polite|assertive): $/;

/** What the reader says of an element that is gone when it is asked for its state. */
const LOST = 'end of document';

/**
 * Starts a screen reader on the page of a test. Close to NVDA and VoiceOver by the specifications,
 * but neither: read its transcript for names, order, states and live regions.
 *
 * @param container what is listened to; all of it is looked at again with each change of the focus
 * @example
 * const reader = await startScreenReader();
 * await reader.read('The page');
 * reader.part('Booking by keyboard');
 * await reader.press('{Tab}{Enter}', () => screen.findByRole('dialog'));
 * expect(reader.transcript()).toMatchTranscript('booking');
 */
export async function startScreenReader(container: Element = document.body): Promise<ScreenReader> {
  const lines: string[] = [];
  const mended = mendPage();
  const listener = new Virtual();
  await listener.start({ container });
  const alerts = heardAlerts();
  const hear = async (label: string, action: () => unknown, until?: Until) => {
    const { length } = await listener.spokenPhraseLog();
    const [before, stood] = [toasts.get(), document.activeElement];
    await action();
    await until?.();
    await nothingLoads();
    await eventLoopTurns(4);
    if (document.activeElement === stood) await asInPage(() => listener.press(NOTHING));
    const log = await listener.spokenPhraseLog();
    const said = log.slice(length).filter((phrase) => phrase !== LOST && !SILENT.test(phrase));
    const shown = toasts.get().filter((toast) => !before.includes(toast));
    const heard = [...said, ...alerts.take(), ...shown.map(({ text }) => `toast: ${text}`)];
    lines.push(
      `> ${label}`,
      ...withoutReplaced(withoutEchoes(heard)).map((phrase) => `  ${phrase}`),
    );
  };
  return {
    async read(title, element = document.body) {
      await nothingLoads();
      lines.push(...begin(title), ...indented(await asInPage(() => phrasesOf(element))));
    },
    part: (title) => void lines.push(...begin(title)),
    press: (keys, until) => hear(keys, () => userEvent.keyboard(keys), until),
    goTo: (element) => hear('(goes on)', () => act(() => element.focus())),
    transcript: () => `${lines.join('\n').trim()}\n`,
    async stop() {
      await listener.stop();
      alerts.end();
      mended();
    },
  };
}

const begin = (title: string) => ['', `# ${title}`];

/** What a page says while it loads depends on the machine. */
const nothingLoads = () =>
  waitFor(() => {
    const said = [...document.querySelectorAll('[role=status]')].map(
      ({ textContent }) => textContent,
    );
    expect(said.filter((words) => /^(Still l|L)oading/.test(words ?? ''))).toEqual([]);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });

/** What arrives meanwhile is drawn without a complaint of React, as in `waitFor`. */
const asInPage = <T>(work: () => Promise<T>): Promise<T> => getConfig().asyncWrapper(work);

async function phrasesOf(element: Element): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container: element });
  const log = await reader.spokenPhraseLog();
  const end = `end of ${log[0]}`;
  for (let moves = 0; !log.includes(end); moves += 1) {
    if (moves > 3_000) throw new Error(`The reader finds no end of "${log[0]}".`);
    await reader.next();
  }
  // Entering a dialog is said twice: as its beginning, and as the way into it.
  const phrases = log.slice(log[1] === log[0] ? 1 : 0);
  await reader.stop();
  return phrases;
}

/**
 * Alerts that appear with their words. Browsers announce them; the reader knows only regions that
 * were there before.
 */
function heardAlerts() {
  let heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of added) {
      if (!(node instanceof Element)) continue;
      const alerts = [node, ...node.querySelectorAll('*')].filter((one) =>
        one.matches('[role=alert]'),
      );
      heard.push(...alerts.map((alert) => `assertive: ${textsOf(alert).join(' ')}`));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    /** Those since they were taken last. */
    take() {
      const taken = heard;
      heard = [];
      return taken;
    },
    end: () => observer.disconnect(),
  };
}

/** Its texts, apart: styles would say which of them are blocks. */
function textsOf(node: Node): string[] {
  const own = node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : '';
  return own === '' ? [...node.childNodes].flatMap(textsOf) : [own];
}

/**
 * Gives the page what the reader asks of it and jsdom has not: styles of pseudo-elements, of which
 * there are none in tests, and elements by their id within what was removed from the page.
 *
 * @returns takes it back
 */
function mendPage(): () => void {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle.call(window, element);
  Object.defineProperty(Element.prototype, 'getElementById', {
    configurable: true,
    value: () => null,
  });
  return () => {
    window.getComputedStyle = getComputedStyle;
    Reflect.deleteProperty(Element.prototype, 'getElementById');
  };
}

/** Sets the day and the hour, for texts that name them. Timers stay those of the machine. */
export function setNow(now: string): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask', 'hrtime'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
    ],
  });
}
