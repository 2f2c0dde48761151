import { named } from '../../core/email/strangers.model';
import type { WatchedPart } from './reports.model';

export interface Words {
  title: string;
  text: string;
}

export const text = {
  takenBack: ({ part, canary, owner }: WatchedPart, why: string): Words => ({
    title: `The canary of ${part} was taken back`,
    text: `Version ${canary}${owner === undefined ? '' : ` of the team “${owner}”`}: ${why}. Everyone runs the earlier version; open pages follow on their next step.`,
  }),
  byItself: 'the API, on its own',
  letter: (name: string, words: Words, address: string) => ({
    subject: words.title,
    text: `Hello ${named(name)},

${words.text}

What pages said, version by version:
${address}`,
  }),
  noPart: 'There is no such part.',
  canaryOver: 'This canary does not run any more. Load the page again.',
  noVersion: (version: string) =>
    `The registry has no version ${version} any more. Load the page again.` as const,
  refused: (why: string) => `The registry changed nothing: ${why}` as const,
} as const;
