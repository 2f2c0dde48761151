/** What stands beside a card's words: a professional's photo, or the scene of a profession. */
export type CardPicture = { kind: 'portrait'; address: string | null } | { kind: 'scene' };

/** Content of a link-preview picture. Equal cards are equal pictures. */
export interface ShareCard {
  /** Slug; selects colours and scene. */
  profession: string;
  /** Above the heading. */
  label: string;
  heading: string;
  /** Below the heading; empty for none. */
  line: string;
  place: string;
  rating: { average: string; reviews: string } | null;
  picture: CardPicture;
}
