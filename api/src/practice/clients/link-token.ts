import { createHash, randomBytes } from 'node:crypto';
import type { ClientLinkNeeds } from './client-links.deps';

/** Where clients see what is linked to them. */
export const recordsPage = '/profile?section=records';

/** What an e-mail carries to show that its address is read by whoever follows it. */
export const newLinkToken = () => randomBytes(16).toString('base64url');

/** How a token is kept. */
export const linkTokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** The token stands behind the #, which browsers send to no server. */
export const linkWithToken = ({ settings }: ClientLinkNeeds, token: string) =>
  `${new URL(recordsPage, settings.publicUrl).href}#${token}`;
