import type { Loaded } from '@nukkad/platform';
import type { SignInOption, SignInProvider } from '@nukkad/platform/contract';
import * as text from './providers.text';

/** One way in; `whyNot` is null where it is open. */
export interface Way {
  provider: SignInProvider;
  whyNot: string | null;
}

export const providers: readonly SignInProvider[] = ['google', 'facebook', 'apple'];

export function waysOf(options: Loaded<SignInOption[]>): Way[] {
  return providers.map((provider) => ({ provider, whyNot: whyNot(provider, options) }));
}

/** What a person without tooltips is told of the closed ways; null when all are open. */
export function noteOf(options: Loaded<SignInOption[]>): string | null {
  if (options.state === 'loading') return null;
  if (options.state === 'failed') return text.notAskedNote;
  const closed = providers.filter((provider) => !isOpen(provider, options.value));
  return closed.length === 0 ? null : text.noneSetUp(closed.map((one) => text.names[one]));
}

/** A provider by the name that stands in an address. */
export function providerNamed(name: string | null): SignInProvider | null {
  return providers.find((provider) => provider === name) ?? null;
}

function whyNot(provider: SignInProvider, options: Loaded<SignInOption[]>): string | null {
  const name = text.names[provider];
  if (options.state === 'loading') return text.asking(name);
  if (options.state === 'failed') return text.notAsked(name);
  return isOpen(provider, options.value) ? null : text.notSetUp(name);
}

function isOpen(provider: SignInProvider, options: readonly SignInOption[]): boolean {
  return options.some((option) => option.provider === provider && option.isAvailable);
}
