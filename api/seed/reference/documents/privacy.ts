import type { SampleDocument } from './document.types';

export const privacy: SampleDocument = {
  name: 'privacy',
  title: 'Privacy Policy',
  body: `
> This is a sample text. Whoever runs this installation must replace it with a notice of their own, checked against what they really do, before the first real person signs up.

This notice says which personal data Nukkad uses, what for, and what you can ask of us. It is written with the Digital Personal Data Protection Act, 2023 and its Rules in mind. The operator of this installation, whose name and address stand at the foot of every page, is the data fiduciary: it decides what your data is used for and answers for it.

## What we use, and what for

- To open your account and let you in: your name, e-mail address and password. The password is stored in a form from which it cannot be read back.
- To confirm that an address is yours: four-digit codes sent to it, each good for ten minutes.
- If you sign in with Google, Facebook or Apple: your name, your e-mail address and the number by which that provider knows you. We never see your password there.
- To bring you together with professionals: what you write in requests, bookings, questions and messages, and the telephone number and city you give with them.
- If you are listed as a professional: what your public page shows, your working hours, and the documents you send as proof. The documents are never public.
- To answer you: what you write to support, and the number of your ticket.
- To keep the service safe: times of sign-ins, network addresses and reports of errors. Your messages and codes are not part of them.

We do not ask for anything else to let you use Nukkad, do not sell data, do not build profiles for advertising, and set no cookies of others. What you choose for yourself, such as your neighbourhood and your recent searches, is kept in your browser.

Please do not send us your Aadhaar number, bank passwords or medical records: nothing on Nukkad needs them.

## Why we may

We use your data because you have consented to it, by creating an account or by sending a form that says what it is for, or because the law obliges us to. Professionals' public pages are shown because the professionals asked for it. We record which version of this notice you agreed to, and when.

You can withdraw your consent as easily as you gave it: delete your account, unsubscribe by the link in a letter, or write to us. What was done before stays lawful; whatever is only possible with your data then ends.

## Who else sees it

- The professional or the client you deal with sees what you send them.
- Everybody sees reviews, answered questions and published complaints, under the name you chose for them or none.
- Companies that work for us, such as those that run our servers and deliver our e-mail, get what they need for it, under contract, and may use it for nothing else.
- Courts and authorities get what the law obliges us to give.

Data is stored in India. If a company that works for us handles it elsewhere, this happens only where the Central Government has not restricted it.

## How long we keep it

- Your account: until you delete it. Then your sessions end at once, future bookings are cancelled and your personal details are erased.
- Codes and the letters that carry them: until they have been used or have run out.
- Requests and tickets: as long as they are open, and one year after that.
- Records of bookings and payments: as long as tax law asks for.
- Logs that show who used the service and when: one year, as the Rules ask for.

## How it is protected

Connections are encrypted, passwords are hashed, staff see only what their work needs, what they do is recorded, and copies are kept so that nothing is lost. If data is ever exposed in spite of that, we tell you and the Data Protection Board of India without delay what happened, what it can mean for you and what you can do.

## What you can ask of us

- To be told which of your data we use and with whom it was shared
- To have it corrected, completed or brought up to date; most of it you can change in your profile yourself
- To have it erased
- To name somebody who may do this for you if you die or are no longer able to
- To have a complaint settled

Write to the grievance officer at the e-mail address at the foot of the page. You get an answer within 15 days. If it does not satisfy you, you can turn to the Data Protection Board of India.

In return the law expects of you that you do not pretend to be somebody else and that what you tell us for an official purpose is true.

## Children

Nobody under 18 may open an account of their own. Where a class or an appointment is for a child, a parent or guardian enters the details, is asked for consent that can be verified, and can have them erased. We do not track children or address advertising to them.

## Changes

When this notice changes, the new wording is published here with its date. If we want to use your data for anything new, we ask you first.
`,
};
