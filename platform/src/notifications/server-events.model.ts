/** One server-sent event: its name and parsed data. */
export interface ServerEvent {
  name: string;
  payload: unknown;
}

/** Parses the complete events of a text; `rest` is the incomplete last one. */
export function readEvents(text: string): { events: ServerEvent[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  return { events: blocks.flatMap(eventOf), rest };
}

/** Empty for a heartbeat and for invalid data, which is skipped. */
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

/** Back-off in milliseconds after this many failures. `chance`: 0 to 1. */
export function pauseAfter(failures: number, chance: number): number {
  const pause = Math.min(most, first * 2 ** failures);
  // Jitter: after an outage all clients reconnect.
  return pause / 2 + (pause / 2) * chance;
}
