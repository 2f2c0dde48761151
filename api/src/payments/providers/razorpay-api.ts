import { z } from 'zod';
import type { RazorpaySettings } from '../../core/config/payment-settings';
import { ProviderRefusal } from './provider';

/** Milliseconds that a call may take. */
const patience = 15_000;

/**
 * Statuses of which a later call may be answered otherwise: busy, too many, the same under way, and
 * keys that whoever runs the installation has to put right.
 */
const passing = new Set([401, 403, 408, 409, 429]);

const problem = z.object({ error: z.object({ description: z.string().optional() }) });

/** The operators' list of failed jobs shows the code. */
class RazorpayUnavailable extends Error {
  readonly code: string;

  constructor(message: string, status: number) {
    super(message);
    this.code = `HTTP ${status}`;
  }
}

interface Call<Answer> {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  answer: z.ZodType<Answer>;
}

export type RazorpayApi = ReturnType<typeof razorpayApi>;

/** Calls Razorpay's REST API. Fails with `ProviderRefusal` when it refuses what it was asked. */
export function razorpayApi({
  url,
  keyId,
  keySecret,
}: Pick<RazorpaySettings, 'url' | 'keyId' | 'keySecret'>) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async function call<Answer>(request: Call<Answer>): Promise<Answer> {
    const { method = 'GET', path, body, headers, answer } = request;
    const response = await fetch(new URL(`/v1${path}`, url), {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    if (response.ok) return answer.parse(JSON.parse(text));
    const said = reasonIn(text) ?? `status ${response.status}`;
    if (response.status >= 500 || passing.has(response.status)) {
      throw new RazorpayUnavailable(`Razorpay cannot answer now: ${said}`, response.status);
    }
    throw new ProviderRefusal(said);
  };
}

function reasonIn(text: string): string | undefined {
  try {
    return problem.safeParse(JSON.parse(text)).data?.error.description;
  } catch {
    return undefined;
  }
}
