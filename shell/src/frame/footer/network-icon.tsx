import { ExternalLink } from 'lucide-react';
import { type Network, networkOf } from '../site/frame.model';

/** Simplified paths, since the icon set has no brand logos. */
const marks: Record<Network, string> = {
  facebook:
    'M14 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.6 1.6-1.6H17V4.3A22 22 0 0 0 14.8 4.2c-2.2 0-3.8 1.4-3.8 3.9v2.4H8.4v3H11V21z',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5zM12 7.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm4.6-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  linkedin:
    'M5.4 3.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3.7 8.8h3.4V20H3.7zm5.5 0h3.2v1.5c.6-1 1.7-1.8 3.4-1.8 3 0 4.5 1.9 4.5 5.2V20h-3.4v-5.7c0-1.7-.6-2.8-2-2.8-1.5 0-2.3 1-2.3 2.8V20H9.2z',
  x: 'M3.4 3.5h5.3l4.2 5.9 5-5.9h2.3l-6.3 7.3 7 9.7h-5.3l-4.6-6.4-5.5 6.4H3.2l6.8-7.9zm3.3 1.8 9.8 13.4h1.6L8.3 5.3z',
  youtube:
    'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zm4 3.8v6.4l5.4-3.2z',
  whatsapp:
    'M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.3-1.1L3 21l1.2-4.5A9 9 0 0 1 12 3zm0 1.9a7.1 7.1 0 0 0-6 10.9l-.7 2.5 2.6-.6A7.1 7.1 0 1 0 12 4.9zM9.3 8l1 2.2-.8 1c.7 1.3 1.7 2.3 3.1 2.9l1-1 2.1 1.1c0 1.2-1.1 2-2.2 2-3 0-6.3-3.2-6.3-6.2 0-1.1.9-2 2.1-2z',
};

/** Logo of the URL's social network, or the icon of an external link. */
export function NetworkIcon({ href }: { href: string }) {
  const network = networkOf(href);
  if (network === null) return <ExternalLink aria-hidden size={20} />;
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={marks[network]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
