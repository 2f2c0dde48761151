import { createHash, randomBytes } from 'node:crypto';
import type { ClientLinkNeeds } from './client-links.deps';

/** The page where clients see their linked records. */
export const recordsPage = '/profile?section=records';

/** Token of an emailed link; following it proves that the address is read. */
export const newLinkToken = () => randomBytes(16).toString('base64url');

/** Only the token's hash is stored. */
export const linkTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token is in the fragment, which browsers never send to a server. */
export const linkWithToken = ({ settings }: ClientLinkNeeds, token: string) =>
  `${new URL(recordsPage, settings.publicUrl).href}#${token}`;
