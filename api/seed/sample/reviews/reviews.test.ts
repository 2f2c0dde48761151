import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFor } from '../../random';
import { closings, type ReviewTexts, reviewTexts, type Stars } from './review-texts';
import { reviewsOf, type SampleReview } from './reviews';

const everyStars = [1, 2, 3, 4, 5] as const;
const professions = Object.keys(reviewTexts);

/** Three hundred reviews of one vendor, oldest first. */
function reviewsOfSomebody(profession: string): SampleReview[] {
  let id = 0;
  const services = ['First visit', 'Second visit', 'Third visit'];
  const of = { profession, services, stars: [60, 60, 60, 60, 60], joinedDaysAgo: 900 };
  return reviewsOf(() => `${id++}`, of as never, randomFor(1, 0, profession));
}

const poolOf = ({ said }: ReviewTexts, stars: Stars) => [...said[stars], ...closings[stars]];

for (const profession of professions) {
  const texts = reviewTexts[profession] as ReviewTexts;

  test(`${profession}: each number of stars has texts of its own, and enough of them`, () => {
    const all = everyStars.flatMap((stars) => [...poolOf(texts, stars), ...texts.openings[stars]]);
    assert.equal(new Set(all).size, all.length);
    for (const stars of everyStars) assert.ok(texts.said[stars].length >= 5, `${stars} stars`);
  });

  test(`${profession}: what is said fits the stars`, () => {
    for (const { stars, text } of reviewsOfSomebody(profession)) {
      const fitting = everyStars.filter((one) =>
        poolOf(texts, one).some((sentence) => text.includes(sentence)),
      );
      assert.deepEqual(fitting, [stars], text);
    }
  });

  test(`${profession}: neighbours say nothing that is the same`, () => {
    const reviews = reviewsOfSomebody(profession);
    const sentencesOf = ({ stars, text }: SampleReview) =>
      poolOf(texts, stars as Stars).filter((sentence) => text.includes(sentence));
    for (const stars of [null, ...everyStars]) {
      const shown = reviews.filter((one) => stars === null || one.stars === stars);
      for (const [nth, review] of shown.slice(1).entries()) {
        const before = sentencesOf(shown[nth] as SampleReview);
        const again = sentencesOf(review).filter((sentence) => before.includes(sentence));
        assert.deepEqual(again, [], review.text);
      }
    }
  });
}
