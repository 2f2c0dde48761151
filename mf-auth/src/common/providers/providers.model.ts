import type { Loaded } from '@nukkad/platform';
import type { SignInOption, SignInProvider } from '@nukkad/platform/contract';

const providers: readonly SignInProvider[] = ['google', 'facebook', 'apple'];

/**
 * The ways in that this installation has set up. One that it has not, or that nobody answered for,
 * is not offered: email and a password always work.
 */
export function openWays(options: Loaded<SignInOption[]>): SignInProvider[] {
  if (options.state !== 'ready') return [];
  const isOpen = (provider: SignInProvider) =>
    options.value.some((option) => option.provider === provider && option.isAvailable);
  return providers.filter(isOpen);
}

/** A provider by the name that stands in an address. */
export function providerNamed(name: string | null): SignInProvider | null {
  return providers.find((provider) => provider === name) ?? null;
}
