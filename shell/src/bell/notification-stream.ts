import { api, isApiError } from '@nukkad/platform';
import { notificationsStream } from '@nukkad/platform/contract';
import { pauseAfter, readEvents, type ServerEvent } from './server-events.model';

/** The server says something every 20 seconds: after so long without the line is dead. */
const silence = 50_000;

/**
 * Hears the news of the person who is there while the page is seen, for as long as it takes:
 * whatever breaks is begun again. Returns how to stop.
 */
export function followNotifications(heard: (event: ServerEvent) => void): () => void {
  let controller: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const stop = () => {
    clearTimeout(timer);
    controller?.abort();
    controller = null;
  };
  const begin = async () => {
    const own = new AbortController();
    controller = own;
    let asked: number | null = null;
    try {
      const stream = await api.stream(notificationsStream, { signal: own.signal });
      await read(stream, own, (event) => {
        failures = 0;
        heard(event);
      });
    } catch (error) {
      if (isApiError(error)) asked = error.retryAfter;
    }
    // Somebody else has begun since, or nobody listens any more.
    if (controller !== own) return;
    stop();
    timer = setTimeout(begin, asked ? asked * 1_000 : pauseAfter(failures, Math.random()));
    failures += 1;
  };
  const follow = () => {
    stop();
    if (!document.hidden) void begin();
  };

  follow();
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('online', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    stop();
  };
}

/** To its end: until it is over, left, or has been silent for too long. Fails when it breaks. */
async function read(
  stream: ReadableStream<Uint8Array>,
  controller: AbortController,
  heard: (event: ServerEvent) => void,
): Promise<void> {
  const reader = stream.getReader();
  controller.signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const watch = setTimeout(() => controller.abort(), silence);
    const { done, value } = await reader.read().finally(() => clearTimeout(watch));
    if (done || controller.signal.aborted) return;
    const { events, rest } = readEvents(text + decoder.decode(value, { stream: true }));
    text = rest;
    for (const event of events) heard(event);
  }
}
