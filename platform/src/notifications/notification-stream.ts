import { api, isApiError } from '@nukkad/platform';
import { notificationsStream } from '../contract';
import { pauseAfter, readEvents, type ServerEvent } from './server-events.model';

/** Time-out in milliseconds; the server sends a heartbeat every 20 seconds. */
const silence = 50_000;

/**
 * Follows the user's notification stream while the tab is visible, and reconnects with back-off
 * after each failure. Returns a function that stops it.
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
    // Aborted, or replaced by a newer connection.
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

/** Reads until the stream ends, is aborted or times out. Rejects when it breaks. */
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
