import { notRun, type Objection, outcomeOf } from '../subject/outcome';
import type { Rule } from './rule';

/** The build contains facts that agree with its manifest. */
export const factsRule: Rule = {
  name: 'facts',
  about: 'the build says what it is made of',
  judge({ candidate: { manifest, facts } }) {
    if (!facts) return notRun('The build has no facts.json: build it for release with the preset');
    return outcomeOf([
      ...(facts.part === manifest.part ? [] : [otherPart(facts.part, manifest.part)]),
      ...(facts.screens ?? [])
        .filter((screen) => !Object.hasOwn(manifest.screens, screen))
        .map(unnamedChunk),
    ]);
  },
};

function otherPart(facts: string, manifest: string): Objection {
  return {
    cause: `facts.json is about ${facts}, manifest.json about ${manifest}`,
    fix: 'Empty the folder of the build and build again',
  };
}

function unnamedChunk(screen: string): Objection {
  return {
    cause: `remote.tsx lists the screen "${screen}", but the build has no chunk of that name, so no page would know its files`,
    fix: `Import it with /* webpackChunkName: "screen-${screen}" */`,
  };
}
