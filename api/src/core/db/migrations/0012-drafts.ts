import { type Kysely, sql } from 'kysely';

/** A professional has a page from the day they sign up: a draft is a vendor nobody is shown. */
export const drafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  // Where somebody works and who they are is not guessed; whoever is listed has told it.
  `ALTER TABLE vendor
    ALTER category_id DROP NOT NULL,
    ALTER locality_id DROP NOT NULL,
    ALTER lat DROP NOT NULL,
    ALTER lng DROP NOT NULL,
    ALTER gender DROP NOT NULL,
    ADD CONSTRAINT vendor_live_is_told
      CHECK (status <> 'live' OR num_nulls(category_id, locality_id, lat, lng, gender) = 0)`,

  // Of everything else, nothing has been said yet.
  `ALTER TABLE vendor
    ALTER title SET DEFAULT '',
    ALTER about SET DEFAULT '',
    ALTER address SET DEFAULT '',
    ALTER qualifications SET DEFAULT '{}',
    ALTER languages SET DEFAULT '{}',
    ALTER working_hours SET DEFAULT '[]',
    ALTER experience_years SET DEFAULT 0,
    ALTER detail SET DEFAULT '{"education": [], "experience": [], "specializations": []}'`,

  // Numbers beside the one that is shown.
  `ALTER TABLE vendor ADD other_phones text[] NOT NULL DEFAULT '{}'`,

  // The picture is the drawing that everybody without a photograph has, one of 240. Of a profession
  // that is new to the directory there may be no category yet.
  `INSERT INTO vendor (id, user_id, category_id, status, name, image, phone, other_phones, created_at)
    SELECT vendor_id, user_id,
      (SELECT category.id FROM category JOIN user_type ON user_type.slug = category.profession
        WHERE user_type.id = draft.user_type_id AND category.parent_id IS NULL),
      'draft', name,
      '/assets/avatars/' || ('x' || right(vendor_id::text, 8))::bit(32)::bigint % 240 || '.svg',
      phones[1], coalesce(phones[2:], '{}'), created_at
    FROM vendor_draft draft
    WHERE NOT EXISTS (SELECT FROM vendor WHERE vendor.user_id = draft.user_id)`,
  'DROP TABLE vendor_draft',
];
