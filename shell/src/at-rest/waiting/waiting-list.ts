import { dropWaiting, type WaitingWrite } from '@nukkad/platform/waiting';
import styles from './waiting.module.css';
import { text } from './waiting.text';

/** What waits for a connection or was refused, and a way to drop each. */
export interface WaitingList {
  element: HTMLElement;
  show(writes: readonly WaitingWrite[]): void;
}

export function waitingList(): WaitingList {
  const element = document.createElement('aside');
  element.setAttribute('aria-label', text.label);
  element.hidden = true;
  const count = document.createElement('p');
  count.setAttribute('role', 'status');
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.className = styles.summary ?? '';
  summary.textContent = text.show;
  const list = document.createElement('ul');
  list.className = styles.list ?? '';
  details.append(summary, list);
  element.append(count, details);
  return {
    element,
    show(writes) {
      const refused = writes.filter(({ refusal }) => refusal !== null).length;
      element.hidden = writes.length === 0;
      const said = [text.waiting(writes.length - refused), text.refused(refused)].join(' ').trim();
      // A status that says the same again would be read aloud again.
      if (count.textContent !== said) count.textContent = said;
      // What was refused needs somebody, and is shown at once.
      if (refused > 0) details.open = true;
      list.replaceChildren(...writes.map(entryOf));
    },
  };
}

function entryOf(write: WaitingWrite): HTMLElement {
  const { id, call, body, refusal, page } = write;
  const entry = document.createElement('li');
  const what = document.createElement('p');
  what.textContent = text.calls[call];
  entry.append(what);
  const typed = (body as { text?: unknown } | null)?.text;
  if (typeof typed === 'string') {
    const words = document.createElement('blockquote');
    words.className = styles.words ?? '';
    words.textContent = typed;
    entry.append(words);
  }
  if (refusal) {
    const why = document.createElement('p');
    why.textContent = refusal.reason === 'old' ? text.old : text.why(refusal.message);
    const back = document.createElement('a');
    back.href = page;
    back.textContent = text.back;
    entry.append(why, back);
  }
  entry.append(dropButton(id, text.calls[call]));
  return entry;
}

function dropButton(id: number, what: string): HTMLElement {
  const drop = document.createElement('button');
  drop.type = 'button';
  drop.textContent = text.drop;
  drop.setAttribute('aria-label', text.dropOf(what));
  drop.addEventListener('click', () => {
    drop.disabled = true;
    // If the browser fails, it is still shown, and can be dropped again.
    dropWaiting(id).catch(() => {
      drop.disabled = false;
    });
  });
  return drop;
}
