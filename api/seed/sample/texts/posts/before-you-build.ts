import type { SamplePost } from './post.types';

export const beforeYouBuild: SamplePost = {
  slug: 'before-you-build-ask-an-engineer',
  title: 'Before you build, ask an engineer',
  summary: 'One visit before the first brick can save a floor. What a civil engineer looks at.',
  topic: 'Building',
  picture: 'engineer',
  daysAgo: 41,
  body: `
A family that adds a floor to its house talks to a mason, to a relative who has built and to the bank, often in that order. The person who can say whether the columns below will carry it is asked last, when the steel is already on the road.

A structural check of an existing house takes a day. The engineer measures columns and beams, looks for cracks that run diagonally from the corners of openings, taps the plaster, and where drawings are missing has a few cores taken or the reinforcement located with an instrument. You get a short report: what the house carries now, and what it may carry after which work.

## Ask for these in writing

- The load the report assumes for each new floor
- The grade of concrete and steel, by name and number
- Who inspects before each slab is cast
- What is not included: water, soil test, permissions

Soil is the part that nobody sees. Filled tank beds and old quarries are common in a growing city, and two plots in one street can differ. A soil test costs a very small share of a building and decides how deep its foundation goes.

Compare estimates by quantity, not by total. When three contractors are given the same list of cubic metres and kilogrammes, their prices can be compared line by line; when each brings a list of their own, the cheapest is usually the one who forgot something.

Do not start before the sanctioned plan is in your hand. Work that departs from it can be stopped, fined or refused a connection of water and electricity, and a buyer's bank will ask for it in twenty years as well.

> Pay by stage, and let somebody who is not paid by the contractor sign each stage off.
`,
};
