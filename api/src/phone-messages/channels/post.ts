import { ChannelFailure } from './channel';

/** Milliseconds; shorter than the lease of a message. */
const patience = 15_000;

/**
 * Sends a request to a provider. Answers its JSON whatever the status, which is null for no JSON.
 * Fails with `ChannelFailure` when no answer comes.
 */
export async function postTo(
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ isOk: boolean; status: number; answer: unknown }> {
  try {
    const response = await fetch(url, {
      ...{ method: 'POST', headers, body, redirect: 'error' },
      signal: AbortSignal.timeout(patience),
    });
    const { ok: isOk, status } = response;
    return { isOk, status, answer: await response.json().catch(() => null) };
  } catch {
    throw new ChannelFailure('no-answer', 'unknown');
  }
}
