/** One event of a server: its name, and what it tells. */
export interface ServerEvent {
  name: string;
  payload: unknown;
}

/** The events that a text is complete for, and the rest of it, which is one yet to be. */
export function readEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap(eventOf), rest };
}

/** Nothing for a heartbeat, and for what cannot be read: the next one is as good. */
function eventOf(block: string): ServerEvent[] {
  const [, name, json] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? [];
  if (name === undefined || json === undefined) return [];
  try {
    return [{ name, payload: JSON.parse(json) }];
  } catch {
    return [];
  }
}

const first = 1_000;
const most = 60_000;

/** Milliseconds until the next try after so many that came to nothing. `chance`: 0 to 1. */
export function pauseAfter(failures: number, chance: number): number {
  const pause = Math.min(most, first * 2 ** failures);
  // Not all at once: after a break everybody is on their way back.
  return pause / 2 + (pause / 2) * chance;
}
