import { session } from '@nukkad/platform';
import { messages } from '@nukkad/platform/contract';
import { anOnboarding, aToken, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { type ScreenReader, startScreenReader } from '@nukkad/platform/testing/screen-reader';
import { act, screen } from '@testing-library/react';
import { Screen } from './wizard.screen';
import { text } from './wizard.text';

const lists: Record<string, string[]> = {
  titles: ['Mr', 'Ms', 'Mrs'],
  genders: ['Male', 'Female'],
  cities: ['Bengaluru', 'Mumbai'],
  subjects: ['Physics', 'Mathematics'],
  syllabus: ['CBSE', 'ICSE'],
};

let reader: ScreenReader;

beforeEach(() => {
  localStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});
afterEach(() => reader?.stop());

test('the first step of a teacher', async () => {
  const wire = fakeWire({
    getOnboarding: () => anOnboarding(),
    keepOnboardingDraft: () => ({ revision: 2 }),
    getReference: ({ params }) =>
      (lists[params.list ?? ''] ?? []).map((name) => ({ _id: name, name })),
    registerTeacher: () => ({ status: 'OK' }),
  });
  renderScreen(Screen, { at: '/teacher-onboarding', wire });
  await screen.findByRole('heading', { level: 1, name: 'Enter your Details' });
  reader = await startScreenReader();
  await reader.read('The step');
  reader.part('Sending it empty');
  await reader.goTo(screen.getByRole('button', { name: text.next }));
  await reader.press('{Enter}', () => screen.findAllByText(messages.required));
  await reader.press('{Tab}');
  await reader.press('{Tab}');
  expect(reader.transcript()).toMatchTranscript('wizard');
});
