import type { PersonalTables } from './catalogue.model';

/** Questions, donations, public statements and complaints, and the records of their handling. */
export const community = {
  support_ticket: {
    purpose: 'what somebody asks of us',
    structure: ['id', 'number', 'status', 'created_at', 'user_id', 'seen_at', 'language'],
    holds: [
      {
        of: 'account',
        columns: ['first_name', 'last_name', 'email', 'phone'],
        export: 'given',
        erase: 'blanked',
      },
      { of: 'account', columns: ['message'], export: 'given', erase: 'support' },
    ],
  },
  support_message: {
    purpose: 'what was said after it',
    structure: ['id', 'ticket_id', 'is_ours', 'author_id', 'created_at'],
    holds: [{ of: 'account', columns: ['text'], export: 'given', erase: 'support' }],
  },
  appointment_request: {
    purpose: 'who wants to be called back, without an account',
    structure: ['id', 'number', 'profession', 'created_at'],
    holds: [
      {
        of: 'visitor',
        columns: ['name', 'phone', 'city', 'spec'],
        export: 'withheld',
        erase: 'retention',
      },
    ],
  },
  question: {
    purpose: 'what somebody asks professionals in public',
    structure: [
      ...(['id', 'number', 'profession', 'spec', 'status', 'created_at'] as const),
      ...(['decided_at', 'language'] as const),
    ],
    holds: [
      { of: 'account', columns: ['email'], export: 'withheld', erase: 'blanked' },
      { of: 'account', columns: ['text', 'published_text'], export: 'given', erase: 'published' },
    ],
  },
  answer: {
    purpose: 'what professionals answer in public',
    structure: ['id', 'question_id', 'vendor_id', 'created_at'],
    holds: [{ of: 'professional', columns: ['text'], export: 'given', erase: 'published' }],
  },
  subscription: {
    purpose: 'who gets which letters',
    structure: ['id', 'status', 'created_at', 'asked_at', 'language'],
    holds: [{ of: 'account', columns: ['topic', 'email'], export: 'given', erase: 'deleted' }],
  },
  listing_alert: {
    purpose: 'who is told once when somebody is listed',
    structure: [
      ...(['id', 'topic_id', 'city_id', 'is_confirmed', 'asked_at', 'expires_at'] as const),
      'language',
    ],
    holds: [{ of: 'account', columns: ['email'], export: 'given', erase: 'deleted' }],
  },
  campaign: {
    purpose: 'what somebody collects money for',
    structure: [
      ...(['id', 'slug', 'kind', 'goal_amount', 'currency', 'published_at'] as const),
      ...(['ends_at', 'owner_id', 'stopped_at'] as const),
    ],
    holds: [
      { of: 'account', columns: ['organiser'], export: 'given', erase: 'blanked' },
      {
        of: 'account',
        columns: ['title', 'category', 'description', 'body', 'picture', 'stop_reason'],
        export: 'given',
        erase: 'published',
      },
    ],
  },
  campaign_update: {
    purpose: 'what an organiser tells since',
    structure: ['id', 'campaign_id', 'created_at'],
    holds: [{ of: 'account', columns: ['text'], export: 'given', erase: 'published' }],
  },
  campaign_draft: {
    purpose: 'campaigns that are not out yet',
    structure: [
      ...(['id', 'owner_id', 'kind', 'state', 'revision', 'created_at', 'updated_at'] as const),
      'submitted_at',
    ],
    holds: [
      {
        of: 'account',
        columns: [
          ...(['title', 'category', 'description', 'body', 'reason'] as const),
          ...(['goal_rupees', 'ends_on', 'picture_id'] as const),
        ],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  campaign_interest: {
    purpose: 'who may invest',
    structure: ['id', 'campaign_id', 'user_id', 'created_at'],
    holds: [
      {
        of: 'account',
        columns: ['name', 'email', 'phone', 'range', 'message'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  donation: {
    purpose: 'who gave to a campaign',
    structure: [
      ...(['id', 'number', 'campaign_id', 'user_id', 'is_anonymous', 'currency'] as const),
      ...(['created_at', 'language'] as const),
    ],
    holds: [
      { of: 'account', columns: ['name', 'email', 'message'], export: 'given', erase: 'blanked' },
      { of: 'account', columns: ['donor', 'key_hash'], export: 'withheld', erase: 'blanked' },
      { of: 'account', columns: ['amount', 'refund_reason'], export: 'given', erase: 'books' },
    ],
  },
  pledge: {
    purpose: 'what samples say was given',
    structure: ['id', 'campaign_id', 'user_id', 'created_at'],
    holds: [{ of: 'account', columns: ['amount'], export: 'given', erase: 'books' }],
  },
  complaint: {
    purpose: 'what somebody complains of at an office',
    structure: [
      ...(['id', 'number', 'kind', 'officer_id', 'department_id', 'user_id'] as const),
      ...(['is_anonymous', 'status', 'level', 'due_at', 'alike', 'created_at'] as const),
      ...(['answered_at', 'published_at', 'language'] as const),
    ],
    holds: [
      {
        of: 'client',
        columns: ['from_name', 'from_email', 'body'],
        export: 'given',
        erase: 'blanked',
      },
      { of: 'client', columns: ['published_text'], export: 'given', erase: 'published' },
      { of: 'professional', columns: ['answer_text'], export: 'given', erase: 'published' },
    ],
  },
  complaint_event: {
    purpose: 'what became of a complaint',
    structure: ['id', 'complaint_id', 'at', 'kind', 'level', 'actor_id'],
    holds: [{ of: 'client', columns: ['text'], export: 'given', erase: 'published' }],
  },
  complaint_support: {
    purpose: 'who says "me too"',
    structure: ['complaint_id', 'user_id'],
    holds: [{ of: 'client', columns: ['created_at'], export: 'given', erase: 'deleted' }],
  },
  audit_event: {
    purpose: 'what operators did, and to whom',
    structure: ['id', 'at', 'actor_id', 'action', 'subject', 'subject_id'],
    holds: [
      {
        of: 'account',
        columns: ['actor_name', 'title', 'reason'],
        export: 'withheld',
        erase: 'audit',
      },
    ],
  },
  job: {
    purpose: 'letters and other work that waits',
    structure: [
      ...(['id', 'kind', 'key', 'priority', 'run_at', 'attempts', 'created_at'] as const),
      ...(['claimed_at', 'last_error', 'dead_at'] as const),
    ],
    holds: [{ of: 'account', columns: ['payload'], export: 'withheld', erase: 'sending' }],
  },
  client_error: {
    purpose: 'what went wrong in browsers',
    structure: ['id', 'code', 'remote', 'version', 'release', 'seen_at', 'stack'],
    holds: [
      { of: 'visitor', columns: ['message', 'path'], export: 'withheld', erase: 'retention' },
    ],
  },
  health_message: {
    purpose: 'what went wrong in parts of the site',
    structure: ['id', 'part', 'version', 'seen_at', 'kind', 'code', 'phase'],
    holds: [
      { of: 'visitor', columns: ['message', 'path'], export: 'withheld', erase: 'retention' },
    ],
  },
} satisfies PersonalTables;
