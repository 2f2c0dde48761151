interface Policy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

/**
 * The shell's Trusted Types policy: scripts come from this site and nowhere else. Browsers
 * without Trusted Types get the same check without the enforcement.
 */
export function scriptUrlPolicy(origin: string): Policy {
  const rules: Policy = {
    createScriptURL(url) {
      if (new URL(url, origin).origin !== origin) {
        throw new Error(`A script from ${new URL(url, origin).origin} is not allowed here.`);
      }
      return url;
    },
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('nukkad', rules) ?? rules;
}
