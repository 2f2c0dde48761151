import { messages, type OnboardingStep } from '@nukkad/platform/contract';
import { aCredential, emptyOnboardingDraft } from '@nukkad/platform/testing';
import * as model from './steps.model';

const empty = emptyOnboardingDraft();
const begun = emptyOnboardingDraft({ details: { ...empty.details, title: 'Mr' } });

const standing = (values: Partial<model.Standing> = {}): model.Standing => ({
  ...{ draft: empty, state: 'draft', credentials: [], stored: [], edited: [], failed: [] },
  ...values,
});
const stored = (...steps: OnboardingStep[]) => standing({ draft: begun, stored: steps });

test.each<[string, model.Standing, ReturnType<typeof model.stateOf>]>([
  ['nothing typed', standing(), 'notStarted'],
  ['something typed', standing({ draft: begun }), 'inProgress'],
  ['stored', stored('details'), 'saved'],
  ['typed in since', { ...stored('details'), edited: ['details'] }, 'inProgress'],
  ['not stored', { ...stored('details'), failed: ['details'] }, 'notSaved'],
])('%s', (_case, how, state) => {
  expect(model.stateOf('details', how)).toBe(state);
});

test('a document that was sent back is to be changed, whatever is stored', () => {
  const credentials = [aCredential({ state: 'rejected', reason: 'Too dark' })];
  const how = { ...stored('certificates', 'education'), credentials };
  expect(model.stateOf('certificates', { ...how, state: 'changes-needed' })).toBe('needsChange');
  expect(model.stateOf('education', { ...how, state: 'changes-needed' })).toBe('saved');
  expect(model.stateOf('certificates', how)).toBe('saved');
});

test.each<[string, model.Standing, model.Place]>([
  ['nobody jumps over the first', standing(), 'details'],
  [
    'one that failed is left behind',
    standing({ draft: begun, failed: ['details'] }),
    'description',
  ],
  ['the description opens the third', stored('details', 'description'), 'certificates'],
  [
    'all are stored',
    stored('details', 'description', 'certificates', 'education', 'availability', 'other'),
    'review',
  ],
])('how far one may go: %s', (_case, how, place) => {
  expect(model.furthest(how)).toBe(place);
});

test.each([
  ['1', 'details'],
  ['2', 'description'],
  ['3', 'description'],
  ['review', 'description'],
  ['0', 'description'],
  ['two', 'description'],
])('step %s of somebody who has stored the first is %s', (asked, place) => {
  expect(model.placeAt(asked, stored('details'))).toBe(place);
});

test.each<[OnboardingStep, Record<string, string>, boolean]>([
  ['details', { title: messages.required }, true],
  ['description', { text: messages.required }, false],
  ['certificates', { '0.to': messages.required }, false],
  ['certificates', { '0.to': messages.endsBeforeItBegins }, true],
  ['education', { items: messages.required }, false],
  ['availability', { days: messages.noDayChosen }, true],
  ['other', { price: messages.required }, true],
])('Continue of %s with %j: %s', (step, problems, isOpen) => {
  expect(model.mayContinue(step, problems)).toBe(isOpen);
});
