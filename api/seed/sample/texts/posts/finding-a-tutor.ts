import type { SamplePost } from './post.types';

export const findingATutor: SamplePost = {
  slug: 'finding-a-tutor-who-fits',
  title: 'Finding a tutor who fits your child',
  summary: 'How to use a trial lesson, what to ask for after a month, and when to stop.',
  topic: 'Learning',
  picture: 'teacher',
  daysAgo: 33,
  body: `
The best tutor for your neighbour's daughter may be the wrong one for yours. Degrees and years say whether somebody knows the subject; only a lesson shows whether they can reach this particular child.

First find out what is missing. Ask the class teacher for the two or three topics that hold everything else up: fractions, say, or reading a long question to its end. A tutor who is told this starts in the right place instead of repeating chapter one.

## How to use a trial lesson

- Let your child bring one exercise that went wrong at school
- Stay within earshot for the first ten minutes, then leave
- Count who does the writing: it should be the child
- Afterwards ask the child to explain the exercise to you

If the child can explain it, the lesson worked. If the exercise is solved but cannot be explained, the tutor solved it. A pleasant hour is a good sign and not a sufficient one.

Agree on a rhythm that can be kept. Two lessons of fifty minutes with twenty minutes of practice on the days between do more than a long Sunday. Packages of five or ten lessons are usually cheaper by the lesson; buy the small one first, and ask what happens to the rest if you stop.

After four weeks ask for a short note: what was practised, what is steady now, what comes next. It takes a teacher five minutes, and it tells you whether there is a plan. Marks follow later, often only after a term.

> Stop when your child has stopped asking questions. It means that either everything is clear or nothing is, and both are a reason to talk.
`,
};
