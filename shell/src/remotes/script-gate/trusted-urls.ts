interface Policy {
  createScriptURL(url: string): string;
}

interface EmptyPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy<Rules extends Policy | EmptyPolicy>(name: string, rules: Rules): Rules;
  readonly defaultPolicy: unknown;
}

const RELEASED = /^\/(shell|remotes)\//;

/**
 * React Aria clears its live region with `innerHTML = ''`, which only a default policy can allow.
 * Any other HTML is rejected.
 */
export function allowEmptyHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML(html) {
      if (html === '') return html;
      throw new Error('HTML is never written as text here.');
    },
  });
}

/**
 * The shell's Trusted Types policy: scripts come from this site only, released ones also from the
 * other origins of its releases. Browsers without Trusted Types get the same check, without enforcement.
 */
export function scriptUrlPolicy(origin: string, others: readonly string[] = []): Policy {
  const rules: Policy = {
    createScriptURL(address) {
      const url = new URL(address, origin);
      const isReleased = others.includes(url.origin) && RELEASED.test(url.pathname);
      if (url.origin !== origin && !isReleased) {
        throw new Error(`A script from ${url.origin} is not allowed here.`);
      }
      return address;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('nukkad', rules) ?? rules;
}
