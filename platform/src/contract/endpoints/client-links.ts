import type {
  ClientInvitation,
  ClientLinkOrder,
  OwnClientLink,
  PracticeClientLinks,
} from '../wire';

/** Calls by which a client and a professional link an account to a record, and end that. */
export interface ClientLinkCalls {
  getClientLinks: { answer: PracticeClientLinks };
  /** Sends the record's e-mail address a link with which its owner accepts. */
  inviteClient: { params: { clientId: string }; answer: ClientInvitation };
  /** Ends what a record is linked to, or takes its invitation back. */
  endClientLink: { params: { clientId: string }; answer: undefined };
  acceptClientLink: { params: { linkId: string }; body: { clientId: string }; answer: undefined };
  refuseClientLink: { params: { linkId: string }; answer: undefined };

  getMyClientLinks: { answer: OwnClientLink[] };
  /** Answers the same whether there is such a record or not. */
  requestClientLink: { body: ClientLinkOrder; answer: OwnClientLink };
  /** `token`: from the link that was sent to the record's address. */
  confirmClientLink: { body: { token: string }; answer: OwnClientLink };
  /** Ends a link, or takes a request back. */
  endMyClientLink: { params: { linkId: string }; answer: undefined };
}

export const clientLinkEndpoints = {
  getClientLinks: { method: 'GET', path: '/api/vendors/me/client-links' },
  inviteClient: { method: 'POST', path: '/api/vendors/me/clients/:clientId/invitation' },
  endClientLink: { method: 'DELETE', path: '/api/vendors/me/clients/:clientId/link' },
  acceptClientLink: { method: 'POST', path: '/api/vendors/me/client-links/:linkId/accept' },
  refuseClientLink: { method: 'POST', path: '/api/vendors/me/client-links/:linkId/refuse' },
  getMyClientLinks: { method: 'GET', path: '/api/me/client-links' },
  requestClientLink: { method: 'POST', path: '/api/me/client-links' },
  confirmClientLink: { method: 'POST', path: '/api/me/client-links/confirm' },
  endMyClientLink: { method: 'DELETE', path: '/api/me/client-links/:linkId' },
} as const;

export const clientLinkOutlines = {
  getClientLinks: ['requests', 'invitations'],
  inviteClient: ['clientId', 'until'],
  endClientLink: 'nothing',
  acceptClientLink: 'nothing',
  refuseClientLink: 'nothing',
  getMyClientLinks: 'list',
  requestClientLink: ['_id', 'state'],
  confirmClientLink: ['_id', 'state'],
  endMyClientLink: 'nothing',
} as const;
