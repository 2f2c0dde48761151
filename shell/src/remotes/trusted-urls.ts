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
 * What is said to screen readers is taken away again by React Aria with `innerHTML = ''`, past any
 * policy of a name. Nothing but nothing passes here.
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
 * The shell's Trusted Types policy: scripts come from this site, those of releases also from its
 * mirrors, and from nowhere else. Browsers without Trusted Types get the same check without the
 * enforcement.
 */
export function scriptUrlPolicy(origin: string, mirrors: readonly string[] = []): Policy {
  const rules: Policy = {
    createScriptURL(address) {
      const url = new URL(address, origin);
      const isMirrored = mirrors.includes(url.origin) && RELEASED.test(url.pathname);
      if (url.origin !== origin && !isMirrored) {
        throw new Error(`A script from ${url.origin} is not allowed here.`);
      }
      return address;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('nukkad', rules) ?? rules;
}
