import type { SampleDocument } from './document.types';

export const terms: SampleDocument = {
  name: 'terms',
  title: 'Terms and Conditions',
  body: `
> This is a sample text. Whoever runs this installation must replace it with terms of their own, checked by an advocate, before the first real person signs up.

These terms are an agreement between you and the operator of this installation of Nukkad, whose name, address, telephone number and e-mail stand at the foot of every page. They apply whenever you use the site, with or without an account. If you do not agree with them, please do not use it.

## What Nukkad is

Nukkad is a directory of local professionals and a place to ask, compare and book: doctors, teachers, advocates, chartered accountants, engineers, labour and public offices. Professionals work on their own account. The operator brings people together; it is not a party to what a professional and a client agree, and it does not itself treat, teach, advise, build or represent anybody.

Nothing on Nukkad is a medical opinion, legal advice or a tax opinion. In an emergency call 112 and do not wait for an answer here.

## Your account

- You must be 18 or older to open an account. For somebody younger a parent or guardian opens it, books and stays responsible.
- Give your real name and an e-mail address that you read. We send a code to it, and nobody can sign in before the address is confirmed.
- Keep your password and your codes to yourself. Nobody of Nukkad will ever ask you for them.
- What is done with your account counts as done by you, until you tell us that somebody else has got hold of it.
- You can delete your account whenever you like, in your profile.

## If you are listed as a professional

- What you say about your qualifications, registrations, experience and fees must be true, complete and kept up to date, and you show the proof when you are asked for it.
- You hold the registration or licence that your profession needs, and you keep to the rules of your council, including what they say about advertising and about the privacy of those you serve.
- The times you offer are times at which you can really be reached. Accept or decline requests as soon as you can.
- You charge what you have shown, or less. Anything more is agreed before the work begins.
- You use what clients tell you for the appointment they made and for nothing else.

We check some details before a page becomes public and mark what was checked, and when. A mark says what we have seen; it is no guarantee of somebody's work.

## Bookings, fees and cancelling

A booking is made when the professional has accepted it and you have been told so. The fee shown is the professional's own. You may cancel or move a booking up to the time that is named beside it, without giving a reason. If a professional cancels, whatever you paid in advance for that appointment is returned to you in full by the way you paid it.

Please come, or cancel. Whoever repeatedly stays away without a word can lose the right to book.

## Reviews, questions and complaints

- Write about what you have experienced yourself, in your own words, and leave out what is private to others.
- Do not write for money, for a competitor, or about yourself.
- Professionals may answer every review. Neither good nor bad reviews can be bought, and none is removed for being critical.
- Questions and complaints are read before they are published, and names and other details that could expose somebody are taken out. Complaints about officers are published only in that form.

You keep the rights in what you write, and you allow the operator to show it on Nukkad for as long as it stands there.

## What is not allowed

- Whatever is against the law, insults, threatens, misleads or discriminates
- Pretending to be somebody else, or collecting what Nukkad shows about people in order to use it elsewhere
- Advertising to people who have not asked for it
- Trying to get around the protections of the site, or to put load on it that ordinary use would not

We may take down what breaks these terms and close accounts that keep doing so. You are told why, unless the law forbids it, and you can ask for a second look at the address at the foot of the page. Sponsored entries are always labelled as such.

## If something goes wrong

The operator is liable for what it causes itself, by intent or by negligence, as the law provides. It is not liable for the work of professionals or for what people write about each other, but it acts on notices: write to the grievance officer at the address at the foot of the page. A grievance is acknowledged within 24 hours and settled within 15 days.

Nothing in these terms takes away rights you have as a consumer, in particular under the Consumer Protection Act, 2019.

## Changes, law and courts

When these terms change, the new wording is published here with its date, and holders of an account are told by e-mail before it applies to them. You can disagree by deleting your account. The version you agreed to is kept with your account.

These terms are governed by the law of India. The courts at the operator's registered place have jurisdiction; a consumer may also go to the commission at their own place. If a single clause does not hold, the others do.
`,
};
