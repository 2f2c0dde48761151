/** A story to be stored; `{vendor}` stands for the vendor's name. */
export interface SampleStory {
  slug: string;
  /** The story's subject: the best-rated vendor of this speciality. */
  profession: string;
  spec: string;
  title: string;
  name: string;
  /** Position of the drawn face. */
  face: number;
  stars: number;
  daysAgo: number;
  summary: string;
  body: string;
}

/** Stories from the first weeks of the directory. */
export const stories: SampleStory[] = [
  {
    slug: 'a-tooth-and-an-estimate',
    profession: 'doctor',
    spec: 'dentist',
    title: 'A tooth, an estimate and no surprises',
    name: 'Shalini Kamath',
    face: 17,
    stars: 5,
    daysAgo: 9,
    summary: 'I had put off a root canal for two years. The estimate came before the injection.',
    body: `
I am forty-four and had not seen a dentist since my wedding. When the tooth began to wake me at night, I searched for somebody within walking distance, because I knew that I would find a reason not to take a bus.

{vendor} looked for five minutes, showed me the X-ray and wrote down two ways of treating it, with what each would cost until the very last visit. I went home with the paper and came back the next morning.

> The estimate was 200 rupees more than the bill.

It took three visits. I have been back since, without pain, just to have somebody look.
`,
  },
  {
    slug: 'from-silence-to-the-school-stage',
    profession: 'teacher',
    spec: 'english',
    title: 'From silence to the school stage',
    name: 'Naveen Prabhu',
    face: 141,
    stars: 5,
    daysAgo: 16,
    summary: 'Our daughter read everything and said nothing. Then came twenty minutes a day.',
    body: `
Ila is eleven and reads thick books. In class she did not say a word of English, and her teacher had stopped asking.

In the trial lesson {vendor} did not open a book. They talked about our cat for twenty minutes, and I heard my daughter laugh through the door. The plan was short: two lessons a week, and every evening one page aloud to anybody who would listen, the cat included.

After four months she asked whether she might recite at the annual day. She did, slowly and loudly, and forgot one line, and went on.
`,
  },
  {
    slug: 'we-settled-it-at-a-table',
    profession: 'advocate',
    spec: 'family-law',
    title: 'We settled it at a table',
    name: 'R. S., name known to us',
    face: 52,
    stars: 5,
    daysAgo: 23,
    summary:
      'I came to fight for the flat. I was told in the first half hour what it would cost me.',
    body: `
I came to the first consultation with a folder and with a great wish to win. {vendor} read for twenty minutes and then asked what I wanted my life to look like in two years. I had not thought about that.

We wrote down three things I needed and five I could give away. The other side did the same. It took four meetings at a long table, and one evening on which I was sure that it had failed.

> Nobody won, and we can both go to our son's school functions.

The court took two visits. The fee had been fixed by stage, in writing, before we began.
`,
  },
  {
    slug: 'the-notice-that-was-a-typing-error',
    profession: 'ca',
    spec: 'income-tax',
    title: 'The notice that was a typing error',
    name: 'Mathew Ninan',
    face: 150,
    stars: 4,
    daysAgo: 31,
    summary: 'A demand for three lakh rupees kept me awake for a week. The answer took two pages.',
    body: `
The letter said that I owed three lakh rupees. I drive a school bus. I read it eleven times and understood it less each time.

{vendor} asked for two papers and found in a few minutes that the bank had reported somebody else's deposit under my number: two digits were exchanged. The reply was two pages long. I was shown what stood in it and why before it was sent.

Six weeks later the demand was gone. I give four stars only because I was asked to come in the middle of a working day. Everything else was done by messages, and the fee was the one on the card.
`,
  },
  {
    slug: 'someone-my-mother-waits-for',
    profession: 'labour',
    spec: 'maid',
    title: 'Somebody my mother waits for',
    name: 'Farida Shaikh',
    face: 88,
    stars: 5,
    daysAgo: 38,
    summary:
      'We agreed on six lines before the first day. Two years later we have not argued once.',
    body: `
My mother lives alone and does not want help, she says. What she wants is company that happens to sweep.

Before the first day {vendor} and I sat down with tea and wrote six lines: hours, tasks, Sundays, pay day, what happens when guests stay, and how we would end it. It felt stiff. It is the reason we have never argued.

Now my mother keeps the newspaper, because the two of them do the crossword before the kitchen. When there was a wedding in the village, paid leave stood in our six lines, and my mother sent sweets.
`,
  },
  {
    slug: 'a-bakery-with-a-shop-window-online',
    profession: 'engineer',
    spec: 'websites-it-software',
    title: 'A bakery with a shop window online',
    name: 'Grace Mascarenhas',
    face: 31,
    stars: 5,
    daysAgo: 45,
    summary: 'I asked for everything. I was talked into starting with twelve cakes and one button.',
    body: `
I wanted a shop with accounts, coupons and a map of the delivery. {vendor} asked how many cakes I could bake in a day. Thirty-five, I said. Then you need twelve pictures and one button, was the answer, and we will see.

The site was ready in three weeks and cost a third of what I had put aside. On the second Saturday I had to take the button down at noon because everything was sold.

The coupons came a year later. The map never did, and nobody has missed it. The domain and all accounts are in my name; I was shown how to get in on the day of the handover.
`,
  },
  {
    slug: 'the-doctor-who-drew-a-picture',
    profession: 'doctor',
    spec: 'pediatrician',
    title: 'The doctor who drew us a picture',
    name: 'Gayathri Raman',
    face: 64,
    stars: 5,
    daysAgo: 52,
    summary:
      'Our son coughed for three months. One drawing explained what four prescriptions had not.',
    body: `
We had been to three places and had four bottles in the kitchen. Arjun still coughed every night at two.

{vendor} took the bottles away from us, literally, and drew a lung on the back of a form: this is what narrows, this is when, this is what the inhaler does. Then Arjun had to explain it back. He is six, and he did.

We got a page with a green, a yellow and a red part, and know what to do in each. He sleeps. So do we.
`,
  },
  {
    slug: 'light-in-the-whole-house',
    profession: 'labour',
    spec: 'electrician',
    title: 'Light in the whole house',
    name: 'Basavaraj Angadi',
    face: 170,
    stars: 4,
    daysAgo: 60,
    summary: 'Three people had changed the fuse. The fourth looked for what was blowing it.',
    body: `
Our lights had gone out every few days for half a year. Three times somebody came, put in a thicker fuse and went. I did not know then how dangerous that is.

{vendor} needed two hours and found a wire that had melted behind the water heater. I was shown it, black as it was. The visit, the cable and the work were three lines on a slip, and the old part lay beside it.

One star is missing because the second visit began an hour late. I was called beforehand, so I did not wait for nothing.
`,
  },
];
