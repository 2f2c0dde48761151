import { fontFamily } from './fonts';
import { drawable } from './letters.model';
import { audienceColours, colours } from './palette';
import type { ShareCard } from './share-card';
import { text } from './share-card.text';

/** An element as satori takes it; the card's words are markup without React. */
export interface Element {
  type: string;
  props: Record<string, unknown> & { children?: unknown };
}

type Style = Record<string, string | number>;

/** Pixels of the card's words, which stand left of the picture. */
export const wordsSize = { width: 700, height: 618 } as const;

/** The words of a card in a column: the product above, the subject below. */
export function cardWords(card: ShareCard): Element {
  const { label, heading, line, place, rating } = mapped(card);
  const { bg, fg } = audienceColours(card.profession);
  const { lines, ...headingText } = headingStyle(heading);
  return box(
    {
      ...{ boxSizing: 'border-box', flexDirection: 'column', ...wordsSize },
      ...{ padding: '64px 0 60px 72px', fontFamily, fontWeight: 500, color: colours.text },
    },
    [
      box({ paddingLeft: 78, fontSize: 48, fontWeight: 700, lineHeight: 1.25 }, [text.product]),
      box({ flexDirection: 'column', marginTop: 'auto' }, [
        label !== '' && box({ ...chip, background: bg, color: fg }, [clamped(1, label)]),
        box({ ...headingText, marginTop: 20 }, [clamped(lines, heading)]),
        line !== '' && box({ fontSize: 32, lineHeight: 1.35, marginTop: 12 }, [clamped(1, line)]),
        place !== '' && box({ ...fact, marginTop: 28 }, [icon(pin), clamped(1, place)]),
        rating &&
          box({ ...fact, marginTop: 12 }, [
            icon(star),
            box({ color: colours.text, fontWeight: 700, marginRight: 14 }, [rating.average]),
            rating.reviews,
          ]),
      ]),
    ],
  );
}

/** The card with letters that can be drawn; a name in another script leaves its label. */
function mapped(card: ShareCard) {
  const label = drawable(card.label);
  return {
    ...{ label, heading: drawable(card.heading) || label },
    ...{ line: drawable(card.line), place: drawable(card.place), rating: card.rating },
  };
}

const chip = {
  alignSelf: 'flex-start',
  maxWidth: 600,
  padding: '6px 22px 8px',
  borderRadius: 999,
  fontSize: 28,
  fontWeight: 700,
  lineHeight: 1.35,
} as const;

const fact = {
  alignItems: 'center',
  fontSize: 30,
  lineHeight: 1.35,
  color: colours['text-muted'],
} as const;

/** Letters of Devanagari and Kannada. */
const indian = /[\u0900-\u0cff]/;

/** Long headings are smaller, so that they fit above the facts. */
function headingStyle(heading: string): Style & { lines: number } {
  const { length } = [...heading];
  // Marks above and below Devanagari and Kannada letters need room that Latin letters do not.
  if (indian.test(heading)) {
    const rest = { fontWeight: 700, lineHeight: 1.35 };
    if (length > 44) return { ...rest, fontSize: 40, lines: 3 };
    return { ...rest, fontSize: length <= 30 ? 54 : 46, lines: 2 };
  }
  const rest = { fontWeight: 700, letterSpacing: '-0.015em' };
  if (length > 36) return { ...rest, fontSize: 48, lineHeight: 1.12, lines: 3 };
  return { ...rest, fontSize: length <= 20 ? 76 : 64, lineHeight: 1.12, lines: 2 };
}

function box(style: Style, children: unknown[]): Element {
  const shown = children.filter((child) => child !== null && child !== false);
  return { type: 'div', props: { style: { display: 'flex', ...style }, children: shown } };
}

/**
 * Text of at most so many lines; words too long for one are broken. Fonts of Indian scripts have more
 * room below their letters than above, which is evened out.
 */
const clamped = (lines: number, words: string): Element => ({
  type: 'div',
  props: {
    style: {
      ...{ display: 'block', lineClamp: lines, wordBreak: 'break-word' },
      ...{ position: 'relative', top: indian.test(words.charAt(0)) ? 4 : 0 },
    },
    children: words,
  },
});

interface Icon {
  path: string;
  fill: string;
}

const pin: Icon = {
  path: 'M12 2a7.5 7.5 0 0 0-7.5 7.5C4.5 15.2 12 22 12 22s7.5-6.8 7.5-12.5A7.5 7.5 0 0 0 12 2zm0 10.3a2.8 2.8 0 1 1 0-5.6 2.8 2.8 0 0 1 0 5.6z',
  fill: colours.primary,
};

const star: Icon = {
  path: 'M12 2.2l3 6.2 6.8.9-5 4.7 1.3 6.8L12 17.5l-6.1 3.3 1.3-6.8-5-4.7 6.8-.9z',
  fill: colours.accent,
};

const icon = ({ path, fill }: Icon): Element => ({
  type: 'svg',
  props: {
    ...{ width: 34, height: 34, viewBox: '0 0 24 24', style: { marginRight: 14 } },
    children: { type: 'path', props: { d: path, fill } },
  },
});
