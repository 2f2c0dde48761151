import type { SignInProvider } from '@nukkad/platform/contract';

/** Inline paths: the icon set has no brand logos. */
const marks: Record<SignInProvider, string> = {
  google:
    'M21 10.3h-8.8v3.6h5c-.5 2.1-2.4 3.5-5.1 3.5a5.4 5.4 0 1 1 3.5-9.5l2.7-2.7A9.2 9.2 0 1 0 12.1 21.2c5.3 0 9.1-3.7 9.1-9 0-.6-.1-1.3-.2-1.9z',
  facebook:
    'M14 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.6 1.6-1.6H17V4.3A22 22 0 0 0 14.8 4.2c-2.2 0-3.8 1.4-3.8 3.9v2.4H8.4v3H11V21z',
  apple:
    'M12 8c1-.7 2.3-1.2 3.7-1.1 1.7.1 3 .8 3.8 2-1.5.9-2.4 2.3-2.4 4 0 1.9 1.1 3.4 2.8 4.1-.9 2.5-2.7 4.9-4.5 4.9-1.2 0-1.9-.7-3.4-.7s-2.2.7-3.3.7C6.4 21.9 4 17.8 4 13.7c0-4 2.4-6.8 5-6.8 1.2 0 2.1.5 3 1.1zM11.8 6c0-2.3 1.6-4.1 3.9-4.3.2 2.3-1.6 4.3-3.9 4.3z',
};

export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path d={marks[provider]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
