import { journeysIn, type RecordedJourney } from '../journeys/recorded';
import { type Objection, outcomeOf } from '../subject/outcome';
import type { Rule } from './rule';

/** Whether they play to their end, a browser tells afterwards. */
export const journeysRule: Rule = {
  name: 'journeys',
  about: 'its recorded journeys, if it brings some, can be replayed',
  judge({ candidate: { files, manifest } }) {
    const recorded = journeysIn(files);
    if ('wrong' in recorded) {
      return outcomeOf([
        {
          cause: `journeys.json of ${manifest.part} cannot be replayed: ${recorded.wrong}`,
          fix: 'Write it as docs/adding-a-remote.md shows',
        },
      ]);
    }
    return outcomeOf(
      recorded.journeys
        .filter(({ screen }) => !Object.hasOwn(manifest.screens, screen))
        .map(elsewhere),
    );
  },
};

function elsewhere({ name, screen }: RecordedJourney): Objection {
  return {
    cause: `The journey "${name}" begins at the screen "${screen}", which the build does not have`,
    fix: 'Name one of its screens',
  };
}
