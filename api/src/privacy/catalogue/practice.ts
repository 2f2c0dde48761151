import type { PersonalTables } from './catalogue.model';

/** Practice records of professionals, and their onboarding data. */
export const practice = {
  vendor: {
    purpose: 'the page of a professional',
    structure: [
      ...(['id', 'user_id', 'category_id', 'sub_category_id', 'locality_id', 'status'] as const),
      ...(['rating_sum', 'rating_count', 'rating_rank', 'rating_counts', 'fee_amount'] as const),
      ...(['fee_currency', 'fee_per', 'reply_minutes', 'bookings_30d', 'consultations'] as const),
      ...(['is_verified', 'is_sample', 'has_own_times', 'created_at'] as const),
    ],
    holds: [
      {
        of: 'professional',
        columns: [
          ...(['name', 'title', 'image', 'qualifications', 'detail', 'about'] as const),
          ...(['address', 'lat', 'lng', 'landmark', 'parking', 'experience_years'] as const),
          ...(['languages', 'gender', 'working_hours', 'lunch_from', 'lunch_to'] as const),
          ...(['levels', 'courts', 'evidence', 'terms'] as const),
          ...(['phone', 'other_phones', 'whatsapp', 'landline'] as const),
        ],
        export: 'given',
        erase: 'blanked',
      },
    ],
  },
  connected_calendar: {
    purpose: 'calendars elsewhere that a professional has connected',
    structure: [
      ...(['id', 'vendor_id', 'etag', 'last_modified', 'created_at', 'full_read_at'] as const),
      ...(['skipped_events', 'failures', 'failing_since', 'warned_at', 'next_read_at'] as const),
      'reading_until',
    ],
    holds: [
      {
        of: 'professional',
        columns: ['host', 'ending', 'read_at', 'busy_times', 'failure'],
        export: 'given',
        erase: 'deleted',
      },
      { of: 'professional', columns: ['address'], export: 'withheld', erase: 'deleted' },
    ],
  },
  connected_busy: {
    purpose: 'when a professional is busy by a connected calendar',
    structure: ['calendar_id', 'vendor_id'],
    holds: [
      {
        of: 'professional',
        columns: ['first_cell', 'until_cell'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  vendor_service: {
    purpose: 'what a professional offers',
    structure: [
      ...(['id', 'vendor_id', 'position', 'minutes', 'rate_amount'] as const),
      ...(['other_charges_amount', 'fee_currency'] as const),
    ],
    holds: [
      { of: 'professional', columns: ['name', 'fee_amount'], export: 'given', erase: 'deleted' },
    ],
  },
  lesson_package: {
    purpose: 'lessons that a professional sells together',
    structure: ['id', 'vendor_id', 'position', 'lessons', 'minutes', 'fee_currency'],
    holds: [
      { of: 'professional', columns: ['name', 'fee_amount'], export: 'given', erase: 'deleted' },
    ],
  },
  portfolio_work: {
    purpose: 'work that a professional shows',
    structure: ['id', 'vendor_id', 'position', 'year'],
    holds: [
      {
        of: 'professional',
        columns: ['title', 'about', 'picture'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  claim: {
    purpose: 'qualifications that an operator looks at',
    structure: ['id', 'vendor_id', 'kind', 'state', 'claimed_at', 'decided_at'],
    holds: [
      { of: 'professional', columns: ['value', 'reason'], export: 'given', erase: 'deleted' },
    ],
  },
  onboarding: {
    purpose: 'what a professional has told that their page does not show',
    structure: [
      ...(['vendor_id', 'state', 'revision', 'steps', 'without_certificate'] as const),
      ...(['without_education', 'submitted_at', 'decided_at', 'decided_by'] as const),
      'updated_at',
    ],
    holds: [
      {
        of: 'professional',
        columns: [
          ...(['draft', 'salutation', 'city', 'location', 'subjects', 'syllabus'] as const),
          'category',
        ],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  onboarding_event: {
    purpose: 'how somebody came to be listed',
    structure: ['id', 'number', 'vendor_id', 'what', 'actor_id', 'at'],
    holds: [{ of: 'professional', columns: ['note'], export: 'given', erase: 'deleted' }],
  },
  credential: {
    purpose: 'documents that an operator looks at',
    structure: [
      ...(['id', 'vendor_id', 'kind', 'position', 'from_day', 'to_day', 'file_id'] as const),
      ...(['state', 'decided_at', 'decided_by'] as const),
    ],
    holds: [
      {
        of: 'professional',
        columns: [
          ...(['subject', 'certificate', 'number', 'description', 'issued_by'] as const),
          ...(['institution', 'qualification', 'specializations', 'reason'] as const),
        ],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  promotion: {
    purpose: 'places in lists that professionals pay for',
    structure: [
      ...(['id', 'slot', 'profession', 'vendor_id', 'starts_at', 'ends_at'] as const),
      'revision',
    ],
    holds: [
      {
        of: 'professional',
        columns: ['title', 'text', 'action'],
        export: 'given',
        erase: 'deleted',
      },
    ],
  },
  search_row: {
    purpose: 'pages as lists find them',
    structure: [
      ...(['vendor_id', 'category_id', 'sub_category_id', 'city_id', 'locality_id'] as const),
      ...(['facets', 'week_id', 'dice', 'rank', 'rating', 'popular', 'experience'] as const),
      ...(['fee_low', 'fee_high', 'cell', 'square'] as const),
    ],
    holds: [
      {
        of: 'professional',
        columns: ['name_key', 'name_back', 'words', 'lat', 'lng'],
        export: 'withheld',
        erase: 'deleted',
      },
    ],
  },
  week: {
    purpose: 'weekly hours, of one professional or of many',
    structure: ['id', 'vendor_id'],
    holds: [
      {
        of: 'professional',
        columns: ['hours', 'lunch_from', 'lunch_to'],
        export: 'withheld',
        erase: 'deleted',
      },
    ],
  },
  client: {
    purpose: 'the record that a professional keeps of a client',
    structure: [
      ...(['id', 'vendor_id', 'number', 'user_id', 'status', 'made_by'] as const),
      ...(['registered_on', 'archived_at'] as const),
    ],
    holds: [
      {
        of: 'client',
        where: { made_by: 'booking' },
        columns: [
          ...(['name', 'phone', 'email', 'gender', 'born', 'height_cm', 'weight_kg'] as const),
          'concern',
        ],
        export: 'given',
        erase: 'blanked',
      },
      {
        of: 'client',
        where: { made_by: 'booking' },
        columns: ['note'],
        export: 'withheld',
        erase: 'blanked',
      },
      {
        of: 'client',
        where: { made_by: 'professional' },
        columns: ['name'],
        export: 'given',
        erase: 'record',
      },
      {
        of: 'client',
        where: { made_by: 'professional' },
        columns: [
          ...(['phone', 'email', 'gender', 'born', 'height_cm', 'weight_kg'] as const),
          ...(['concern', 'note'] as const),
        ],
        export: 'withheld',
        erase: 'record',
      },
    ],
  },
  client_link: {
    purpose: 'which account a record belongs to',
    structure: [
      ...(['id', 'vendor_id', 'client_id', 'user_id', 'state', 'begun_by'] as const),
      ...(['token_expires_at', 'begun_at', 'linked_at'] as const),
      ...(['ended_at', 'ended_by'] as const),
    ],
    holds: [
      { of: 'client', columns: ['email', 'phone'], export: 'given', erase: 'deleted' },
      { of: 'client', columns: ['token_hash', 'sent_to'], export: 'withheld', erase: 'deleted' },
    ],
  },
  client_link_event: {
    purpose: 'what was done about such a link',
    structure: ['id', 'link_id', 'by'],
    holds: [{ of: 'client', columns: ['act', 'at'], export: 'given', erase: 'deleted' }],
  },
  legal_case: {
    purpose: 'what an advocate does for a client',
    structure: [
      ...(['id', 'vendor_id', 'number', 'client_id', 'booking_id', 'category'] as const),
      ...(['outcome', 'opened_on', 'closed_on'] as const),
    ],
    holds: [
      {
        of: 'client',
        columns: ['title', 'opponent', 'court', 'stage', 'note'],
        export: 'withheld',
        erase: 'record',
      },
      {
        of: 'professional',
        columns: ['title', 'opponent', 'court', 'stage', 'note'],
        export: 'withheld',
        erase: 'deleted',
      },
    ],
  },
  hearing: {
    purpose: 'when a court hears a case',
    structure: ['id', 'case_id', 'at'],
    holds: [
      { of: 'client', columns: ['court', 'note'], export: 'withheld', erase: 'record' },
      { of: 'professional', columns: ['court', 'note'], export: 'withheld', erase: 'deleted' },
    ],
  },
  case_document: {
    purpose: 'files of a case',
    structure: ['id', 'case_id', 'added_at'],
    holds: [
      { of: 'client', columns: ['file_id'], export: 'withheld', erase: 'record' },
      { of: 'professional', columns: ['file_id'], export: 'withheld', erase: 'deleted' },
    ],
  },
  assignment: {
    purpose: 'what a teacher sets, and what was handed in',
    structure: [
      ...(['id', 'vendor_id', 'client_id', 'due_on', 'max_marks', 'created_at'] as const),
      ...(['file_id', 'submitted_at', 'marks', 'graded_at'] as const),
    ],
    holds: [
      { of: 'client', columns: ['submission_text', 'remark'], export: 'given', erase: 'blanked' },
      { of: 'client', columns: ['title', 'text'], export: 'given', erase: 'record' },
    ],
  },
} satisfies PersonalTables;
