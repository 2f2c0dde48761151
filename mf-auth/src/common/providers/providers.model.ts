import type { Loaded } from '@nukkad/platform';
import type { SignInOption, SignInProvider } from '@nukkad/platform/contract';

const providers: readonly SignInProvider[] = ['google', 'facebook', 'apple'];

/** Enabled providers. On failure to load them none is offered: email and password always work. */
export function openWays(options: Loaded<SignInOption[]>): SignInProvider[] {
  if (options.state !== 'ready') return [];
  const isOpen = (provider: SignInProvider) =>
    options.value.some((option) => option.provider === provider && option.isAvailable);
  return providers.filter(isOpen);
}

/** Provider named in an address. */
export function providerNamed(name: string | null): SignInProvider | null {
  return providers.find((provider) => provider === name) ?? null;
}
