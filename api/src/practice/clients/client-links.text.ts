import { limits } from '@nukkad/platform/contract';
import type { Email } from '../../core/email/emails';
import { named } from '../../core/email/strangers.model';

/** Texts about links between accounts and records. They repeat nothing that a client typed. */

const appointmentsKept = 'Appointments you booked from your account stay there.';

export const clientNotifications = {
  linked: (vendor: string) => ({
    title: 'Your account is linked to a record',
    text: `You now see what ${vendor} shares of your record: appointments and assignments, never their notes.`,
  }),
  refused: (vendor: string) => ({
    title: 'A request for a link was refused',
    text: `${vendor} did not find a record of yours. Ask them directly, or try the other address or number.`,
  }),
  ended: (vendor: string) => ({
    title: 'A link to a record has ended',
    text: `${vendor} ended the link to your record, so you no longer see it. ${appointmentsKept}`,
  }),
};

export const professionalNotifications = {
  requested: () => ({
    title: 'Someone says one of your records is theirs',
    text: 'Accept only if you know it is them; otherwise refuse. Until then they see nothing.',
  }),
  linked: () => ({
    title: 'A client has linked their account',
    text: 'They confirmed the address of your record, and now see its appointments and assignments, never your notes.',
  }),
  ended: () => ({
    title: 'A client has ended a link',
    text: 'Your record stays with you. The client no longer sees anything of it.',
  }),
};

const care = 'If you do not know what this is about, ignore this email: then nothing is shared.';

export const proofEmail = (to: string, vendor: string, link: string): Email => ({
  to,
  subject: 'Is this your record?',
  text: `Hello,

Someone logged in to Nukkad asks to see the record that ${named(vendor)} keeps under this address.
If it was you, open this link while you are logged in to the account that asked:
${link}

The link works once, for ${limits.clientProofMinutes} minutes. ${care}
`,
});

export const invitationEmail = (to: string, vendor: string, link: string): Email => ({
  to,
  subject: 'See your record on Nukkad',
  text: `Hello,

${named(vendor)} invites you to link your Nukkad account to the record they keep of you.
You will see its appointments and assignments. Log in or sign up, and accept here:
${link}

The link works once, for ${limits.clientInvitationDays} days. ${care}
`,
});
