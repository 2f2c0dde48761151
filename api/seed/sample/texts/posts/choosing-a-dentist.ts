import type { SamplePost } from './post.types';

export const choosingADentist: SamplePost = {
  slug: 'how-to-choose-a-dentist',
  title: 'How to choose a dentist you will go back to',
  summary: 'Distance, price and a good chair matter less than three questions on the first visit.',
  topic: 'Health',
  picture: 'doctor',
  daysAgo: 4,
  body: `
Most people look for a dentist on the day a tooth begins to hurt, which is the worst day to compare anything. A short visit while nothing hurts costs little and leaves you with a name to call when something does.

Start with what can be checked. Every dentist in India is registered with a state dental council and has at least a BDS; a specialist, say for root canals or braces, has an MDS in that subject. The registration number stands on the prescription pad and usually on the wall. Ask for it if it does not: nobody honest minds.

## Three questions for the first visit

- What did you find, and can you show me on the X-ray or in a mirror?
- What happens if we wait three months?
- What will the whole treatment cost, crown and follow-up visits included?

The answers tell you more than the furniture. A good dentist explains in words you would use yourself, separates what is urgent from what can wait, and writes the estimate down. Be careful where five fillings are needed today and none was mentioned a year ago; a second opinion costs one consultation fee and is perfectly normal.

Look at how instruments are handled, too. They should come out of a sealed pouch that is opened in front of you, and gloves should be changed between patients. You are not being rude by looking.

> Pain is a late sign. A cavity that is found on a quiet afternoon is a filling; the same one found at midnight is often a root canal.

Finally, read reviews for patterns rather than for stars. One angry story proves little, but the same remark about waiting times or surprise charges from several people is worth believing. Then choose the one who is near enough that you will really go twice a year.
`,
};
