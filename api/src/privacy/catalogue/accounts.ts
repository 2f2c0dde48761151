import type { PersonalTables } from './catalogue.model';

/** Accounts: identity, authentication, and saved data. */
export const accounts = {
  app_user: {
    purpose: 'who has an account, and how they are reached',
    structure: [
      ...(['id', 'role', 'user_type_id', 'email_verified_at', 'is_sample'] as const),
      ...(['created_at', 'deleted_at', 'token_version'] as const),
    ],
    holds: [
      {
        of: 'account',
        columns: ['email', 'full_name', 'phone', 'gender', 'pending_email', 'language'],
        export: 'given',
        erase: 'blanked',
      },
      { of: 'account', columns: ['password_hash'], export: 'withheld', erase: 'blanked' },
    ],
  },
  session: {
    purpose: 'where somebody is signed in',
    structure: ['id', 'user_id', 'passkey_id', 'authenticated_at'],
    holds: [
      {
        of: 'account',
        columns: ['created_at', 'expires_at', 'user_agent', 'last_seen_at'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  passkey: {
    purpose: 'what somebody signs in with',
    structure: ['id', 'user_id', 'counter', 'is_synced', 'created_at', 'last_used_at'],
    holds: [
      { of: 'account', columns: ['name'], export: 'given', erase: 'deleted' },
      {
        of: 'account',
        columns: ['credential_id', 'public_key', 'transports'],
        export: 'withheld',
        erase: 'deleted',
      },
    ],
  },
  calendar_feed: {
    purpose: 'at which addresses calendar programs read bookings',
    structure: ['id', 'user_id', 'created_at'],
    holds: [
      {
        of: 'account',
        columns: ['scope', 'names_clients', 'read_at'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  phone: {
    purpose: 'to which number messages go, and how',
    // Its language is not written any more: that of the account counts.
    structure: ['user_id', 'proved_at', 'quiet_from', 'quiet_until', 'language'],
    holds: [
      { of: 'account', columns: ['number', 'first_channel'], export: 'given', erase: 'deleted' },
    ],
  },
  phone_consent: {
    purpose: 'what may be sent to a number, and who said so when',
    structure: ['id', 'user_id', 'is_given', 'at'],
    holds: [
      {
        of: 'account',
        columns: ['number', 'channel', 'kind', 'wording', 'given_by'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  push_device: {
    purpose: 'browsers that show notifications, as their owners allowed',
    structure: [
      ...(['id', 'user_id', 'session_id', 'created_at', 'last_sent_at'] as const),
      ...(['sent_day', 'sent_count', 'gone_at'] as const),
    ],
    holds: [
      {
        of: 'account',
        columns: ['endpoint', 'user_agent', 'wording'],
        export: 'given',
        erase: 'deleted',
      },
      {
        of: 'account',
        columns: ['p256dh', 'auth'],
        export: 'withheld',
        erase: 'deleted',
      },
    ],
  },
  push_preference: {
    purpose: 'what is shown on these browsers, and when',
    structure: ['user_id', 'quiet_from', 'quiet_until'],
    holds: [{ of: 'account', columns: ['muted'], export: 'given', erase: 'deleted' }],
  },
  phone_message: {
    purpose: 'messages to telephones, on their way or sent in the last weeks',
    structure: [
      ...(['id', 'user_id', 'kind', 'about', 'channels', 'attempts', 'useless_after'] as const),
      ...(['state', 'provider', 'provider_id', 'reason', 'created_at', 'sent_at'] as const),
    ],
    holds: [
      {
        of: 'account',
        columns: ['number', 'language', 'content'],
        export: 'given',
        erase: 'deleted',
      },
      { of: 'account', columns: ['otherwise'], export: 'withheld', erase: 'deleted' },
    ],
  },
  phone_conversation: {
    purpose: 'what was asked last of somebody who replies to messages',
    structure: ['user_id', 'asked_at', 'message_id', 'is_done', 'claimed_at'],
    holds: [
      {
        of: 'account',
        columns: ['state', 'wish', 'answer'],
        export: 'withheld',
        erase: 'deleted',
      },
    ],
  },
  phone_reply: {
    purpose: 'messages from telephones, without their text once they are answered',
    structure: ['provider', 'message_id', 'user_id', 'is_button', 'reply_to', 'sent_at', 'at'],
    holds: [{ of: 'account', columns: ['number', 'text'], export: 'given', erase: 'deleted' }],
  },
  identity: {
    purpose: 'which accounts of other providers sign somebody in',
    structure: ['user_id', 'created_at'],
    holds: [{ of: 'account', columns: ['provider', 'subject'], export: 'given', erase: 'deleted' }],
  },
  recent_search: {
    purpose: 'what somebody searched last, to offer it again',
    structure: ['user_id'],
    holds: [{ of: 'account', columns: ['terms'], export: 'given', erase: 'deleted' }],
  },
  one_time_code: {
    purpose: 'codes that prove an e-mail address or a telephone number',
    structure: ['owner_id', 'purpose', 'id', 'guesses', 'expires_at'],
    holds: [
      {
        of: 'account',
        columns: ['email', 'code_hash', 'browser_hash', 'registration'],
        export: 'withheld',
        erase: 'deleted',
      },
    ],
  },
  email_take_back: {
    purpose: 'links that put a former address back',
    structure: ['id', 'user_id', 'expires_at'],
    holds: [
      { of: 'account', columns: ['email', 'token_hash'], export: 'withheld', erase: 'deleted' },
    ],
  },
  password_reset: {
    purpose: 'links that set a new password',
    structure: ['user_id', 'expires_at'],
    holds: [{ of: 'account', columns: ['token_hash'], export: 'withheld', erase: 'deleted' }],
  },
  operator_enrolment: {
    purpose: 'links with which operators add a first passkey',
    structure: ['user_id', 'expires_at'],
    holds: [{ of: 'account', columns: ['token_hash'], export: 'withheld', erase: 'deleted' }],
  },
  kept_letter: {
    purpose: 'letters that are shown instead of sent, where somebody tries things out',
    structure: ['id', 'sent_at'],
    holds: [
      {
        of: 'account',
        columns: ['recipient', 'subject', 'text', 'calendar', 'unsubscribe'],
        export: 'withheld',
        erase: 'retention',
      },
    ],
  },
  consent: {
    purpose: 'what somebody has agreed to',
    structure: ['user_id'],
    holds: [
      {
        of: 'account',
        columns: ['name', 'version', 'given_at'],
        export: 'given',
        erase: 'proof',
      },
    ],
  },
  address: {
    purpose: 'where somebody is visited',
    structure: ['id', 'user_id', 'is_default', 'created_at'],
    holds: [
      {
        of: 'account',
        columns: ['label', 'name', 'line', 'city', 'pin', 'mobile'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  favourite: {
    purpose: 'which professionals somebody wants to find again',
    structure: ['user_id', 'vendor_id', 'created_at'],
    holds: [{ of: 'account', columns: ['list'], export: 'given', erase: 'deleted' }],
  },
  notification: {
    purpose: 'what somebody is told on the site',
    structure: ['id', 'user_id', 'kind', 'created_at', 'read_at', 'template'],
    holds: [
      { of: 'account', columns: ['title', 'text', 'link'], export: 'given', erase: 'deleted' },
      // Title and text say it.
      { of: 'account', columns: ['template_values'], export: 'withheld', erase: 'deleted' },
    ],
  },
  thread: {
    purpose: 'who talks with whom',
    structure: ['id', 'vendor_id', 'user_id', 'created_at', 'client_read_at', 'vendor_read_at'],
    holds: [],
  },
  message: {
    purpose: 'what clients and professionals say to each other',
    structure: ['id', 'thread_id', 'is_vendors', 'created_at'],
    holds: [
      {
        of: 'client',
        where: { is_vendors: false },
        columns: ['text'],
        export: 'given',
        erase: 'blanked',
      },
      {
        of: 'professional',
        where: { is_vendors: true },
        columns: ['text'],
        export: 'given',
        erase: 'blanked',
      },
    ],
  },
  stored_file: {
    purpose: 'files that were sent; what belongs to nobody any more is removed after a day',
    structure: [
      ...(['id', 'owner_id', 'type', 'bytes', 'is_public', 'scan'] as const),
      ...(['width', 'height', 'created_at'] as const),
    ],
    holds: [{ of: 'account', columns: ['name'], export: 'given', erase: 'blanked' }],
  },
} satisfies PersonalTables;
