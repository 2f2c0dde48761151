import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { sharePictureSize } from '@nukkad/platform/contract';
import sharp from 'sharp';
import { avatar } from '../../../core/assets/avatars';
import { repositoryRoot } from '../../../core/config/package-root';
import { drawCard } from './draw';
import { drawable } from './letters.model';
import { audiences, colours } from './palette';
import type { ShareCard } from './share-card';

const card: ShareCard = {
  ...{ profession: 'doctor', label: 'Dentist', heading: 'Dr. Kavya Gowda', line: '' },
  ...{ place: 'HSR Layout, Bengaluru', rating: { average: '4.5', reviews: '300 reviews' } },
  picture: { kind: 'portrait', address: '/assets/avatars/1.svg' },
};
const face = Buffer.from(avatar(1) ?? '');
const draw = async (changes: Partial<ShareCard>, picture: Buffer | null = face) =>
  Buffer.from(await drawCard({ card: { ...card, ...changes }, picture }));

/** Dark pixels in a part of a card: letters, not the ground. */
async function inkIn(png: Buffer, left: number, top: number, width: number, height: number) {
  const part = sharp(png).extract({ left, top, width, height }).greyscale();
  const pixels = await part.raw().toBuffer();
  return pixels.filter((shade) => shade < 80).length;
}

/** Pixels from the first to the last letter of a card's heading. */
async function widthOfHeading(png: Buffer): Promise<number> {
  const part = sharp(png).extract({ left: 60, top: 180, width: 660, height: 400 });
  const trimmed = await sharp(await part.png().toBuffer())
    .trim()
    .toBuffer({ resolveWithObject: true });
  return trimmed.info.width;
}

describe('a drawn card', () => {
  test('is a picture of the documented size, the same for the same card', async () => {
    const png = await draw({});
    const { format, width, height } = await sharp(png).metadata();
    assert.deepEqual({ format, width, height }, { format: 'png', ...sharePictureSize });
    assert.ok((await inkIn(png, 72, 250, 600, 320)) > 5_000);
    assert.deepEqual(await draw({}), png);
    assert.notDeepEqual(await draw({ heading: 'Dr. Kavya Rao' }), png);
    assert.notDeepEqual(await draw({}, Buffer.from(avatar(130) ?? '')), png);
  });

  const names: [what: string, heading: string][] = [
    ['a long name', `Adv. ${'Venkata Narasimha Rajuvaripeta '.repeat(8)}`],
    ['one endless word', 'Venkatanarasimharajuvaripeta'.repeat(6)],
    ['Devanagari', 'श्रीमती प्रार्थना क्षत्रिय शर्मा '.repeat(3)],
    ['Kannada', 'ಶ್ರೀ ಕೃಷ್ಣ ಜ್ಞಾನೇಶ್ವರ ರಾವ್ '.repeat(3)],
    ['letters without a font', 'தமிழ்'],
    ['letters with marks, quotes and angles', 'Rāo & “Sons” <b>'],
  ];
  for (const [what, heading] of names) {
    test(`${what} stays between the product's name and the foot`, async () => {
      const line = 'Senior counsel of the High Court of Karnataka and of the Supreme Court';
      const png = await draw({ heading, line, label: heading, place: heading }, null);
      assert.ok((await inkIn(png, 72, 180, 620, 380)) > 500, 'it is drawn');
      assert.equal(await inkIn(png, 700, 0, 34, 610), 0, 'the gap before the picture is empty');
      assert.equal(await inkIn(png, 0, 130, 730, 14), 0, 'the gap below the product is empty');
      assert.equal(await inkIn(png, 0, 576, 730, 38), 0, 'the gap above the foot is empty');
    });
  }

  const conjuncts: [script: string, joined: string, apart: string][] = [
    ['Devanagari', 'क्ष', 'क्\u200cष'],
    ['Kannada', 'ಕ್ಷ', 'ಕ್\u200cಷ'],
  ];
  for (const [script, joined, apart] of conjuncts) {
    test(`conjuncts of ${script} are joined`, async () => {
      const alone = { label: '', place: '', rating: null };
      const drawn = async (heading: string) =>
        widthOfHeading(await draw({ ...alone, heading: heading.repeat(4) }, null));
      // Letters drawn one by one are as wide as those that a joiner keeps apart.
      assert.ok((await drawn(joined)) < 0.85 * (await drawn(apart)));
    });
  }

  const pictures: [what: string, bytes: Buffer][] = [
    ['not a picture', Buffer.from('%PDF-1.4')],
    [
      'a picture that breaks off',
      readFileSync(join(repositoryRoot, 'shell/public/social-card.png')).subarray(0, 900),
    ],
    [
      'an SVG that names a file',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/hostname" width="9" height="9"/></svg>',
      ),
    ],
  ];
  for (const [what, bytes] of pictures) {
    test(`${what} leaves the card without a photo`, async () => {
      const { width } = await sharp(await draw({}, bytes)).metadata();
      assert.equal(width, sharePictureSize.width);
    });
  }
});

const texts: [text: string, drawn: string][] = [
  ['Dr. Rāo · ₹500', 'Dr. Rāo · ₹500'],
  ['a\u0304', 'ā'],
  ['शर्मा ಕೃಷ್ಣ', 'शर्मा ಕೃಷ್ಣ'],
  ['Asha 😀 Rao', 'Asha Rao'],
  ['\u202eoaR\u0000 \n Asha', 'oaR Asha'],
  ['தமிழ்', ''],
];
for (const [text, drawn] of texts) {
  test(`of ${JSON.stringify(text)} "${drawn}" is drawn`, () => assert.equal(drawable(text), drawn));
}

test('the colours are those of the product', () => {
  const css = readFileSync(join(repositoryRoot, 'shared-ui/src/tokens/tokens.css'), 'utf8');
  const light = (name: string) =>
    new RegExp(`--nk-color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(css)?.[1];
  for (const [name, colour] of Object.entries(colours)) assert.equal(light(name), colour, name);
  for (const { name, bg, fg } of Object.values(audiences)) {
    assert.deepEqual([light(`${name}-bg`), light(`${name}-fg`)], [bg, fg], name);
  }
});
