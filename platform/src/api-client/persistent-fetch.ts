/** Pauses before the second and the third try, in milliseconds; each is cut at random. */
const PAUSES = [300, 600];
const MAY_PASS = [500, 502, 503, 504];
/** A service that wants longer, in milliseconds, is not waited for: the person hears of it instead. */
const PATIENCE = 10_000;

/** What is sent, and whether it may be sent again. */
export interface Sending extends RequestInit {
  /** It is the same once and twice: what fails without a verdict is tried three times in all. */
  isRepeatable: boolean;
}

/**
 * Asks by `send` until somebody answers with a verdict, or nothing is left to try. A service that
 * says when it is there again is asked then.
 *
 * @throws what `send` throws, and the signal's reason when it is aborted
 */
export async function persistentFetch(
  send: typeof fetch,
  url: URL,
  { isRepeatable, ...sending }: Sending,
): Promise<Response> {
  const pauses = isRepeatable ? PAUSES : [];
  for (const pause of pauses) {
    const answer = await send(new Request(url, sending)).catch((error: unknown) => {
      if (sending.signal?.aborted) throw error;
      return null;
    });
    if (answer && !MAY_PASS.includes(answer.status)) return answer;
    const asked = askedToWait(answer);
    if (answer && asked !== null && asked > PATIENCE) return answer;
    void answer?.body?.cancel();
    await wait(asked ?? Math.random() * pause, sending.signal);
  }
  return send(new Request(url, sending));
}

function askedToWait(answer: Response | null): number | null {
  const seconds = secondsOf(answer?.headers.get('retry-after') ?? null);
  return answer?.status === 503 && seconds !== null ? seconds * 1_000 : null;
}

/** A date in its place, which HTTP allows as well, says nothing here: the API sends seconds. */
export function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

function wait(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
