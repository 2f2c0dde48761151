import { session, toast } from '@nukkad/platform';
import type { OwnReview } from '@nukkad/platform/contract';
import { shareText } from '@nukkad/platform/share';
import { anOwnReview, aToken, fakeWire, problem, renderScreen } from '@nukkad/platform/testing';
import { failureWords } from '@nukkad/shared-ui';
import { commonText } from '@nukkad/vendor-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { text as fields } from '../common/review/review.text';
import { Screen } from './reviews.screen';
import { text } from './reviews.text';

jest.mock('@nukkad/platform', () => ({
  ...jest.requireActual('@nukkad/platform'),
  toast: jest.fn(),
}));

const NAME = 'Dr. Kavya Gowda';

function open(
  reviews: OwnReview[] = [anOwnReview()],
  handlers: Parameters<typeof fakeWire>[0] = {},
  at = '/profile?section=reviews',
) {
  let list = reviews;
  const wire = fakeWire({
    getMyReviews: () => ({ reviews: list, total: list.length }),
    changeReview: ({ body }) => {
      const changed = { ...anOwnReview(), ...(body as OwnReview) };
      list = [changed];
      return changed;
    },
    deleteReview: () => {
      list = [];
      return undefined;
    },
    ...handlers,
  });
  return { wire, ...renderScreen(Screen, { at, wire }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const lastToast = () => jest.mocked(toast).mock.calls.at(-1)?.[0];

beforeEach(() => {
  jest.mocked(toast).mockClear();
  sessionStorage.clear();
  act(() => session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-1' }));
});

test('the heading carries the real count, and a review all that is known of it', async () => {
  const reply = { time: '2026-11-05T10:00:00Z', text: 'Thank you!' };
  const { container } = open([
    anOwnReview({ reply, visitedFor: 'Root canal' }),
    anOwnReview({ _id: 'review-2', recommends: false, stars: 2 }),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'My Reviews (2)' })).toBeVisible();
  expect(screen.getByRole('img', { name: common.stars(2) })).toBeVisible();
  expect(screen.getAllByText(text.recommends)).toHaveLength(1);
  expect(screen.getByText(text.visitedFor('Root canal'))).toBeVisible();
  expect(screen.getByText('Thank you!')).toBeVisible();
  expect(screen.getAllByText(/^By Meera Iyer/)).toHaveLength(2);
  await expect(container).toBeAccessible();
});

test('without any it says where they are written', async () => {
  const { container } = open([]);
  expect(await screen.findByText(text.none)).toBeVisible();
  await expect(container).toBeAccessible();
  expect(screen.getByRole('link', { name: text.appointments })).toHaveAttribute(
    'href',
    '/profile?section=appointments&show=past',
  );
  expect(screen.queryByLabelText(text.sort)).not.toBeInTheDocument();
});

test('reviews that cannot be had are told, and Retry helps', async () => {
  const { wire } = open([], { getMyReviews: () => problem(404, 'not-found') });
  expect(await screen.findByText(failureWords.couldNotLoad(text.what))).toBeVisible();
  wire.answer('getMyReviews', () => ({ reviews: [anOwnReview()], total: 1 }));
  await press('Retry');
  expect(await screen.findByText('Careful and on time.')).toBeVisible();
});

test('Sort By is in the address', async () => {
  const { wire, address } = open();
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'rating');
  expect(address()).toBe('/profile?section=reviews&sort=rating');
  await waitFor(() => expect(wire.calls.at(-1)?.request.query).toEqual({ sort: 'rating' }));
});

test('one that nobody else sees yet says so', async () => {
  open([anOwnReview({ isPublished: false, publishedAt: '2030-01-07T10:00:00Z' })]);
  expect(await screen.findByText(text.notPublic)).toBeVisible();
  expect(screen.getByText(text.publicFrom('7 Jan 2030'))).toBeVisible();
});

test('Edit changes it in its place', async () => {
  const { wire } = open();
  await press(text.editOf(NAME));
  const words = screen.getByRole('textbox', { name: fields.words });
  await userEvent.clear(words);
  await userEvent.type(words, 'Late.');
  await userEvent.click(screen.getByRole('radio', { name: fields.starsOf[3] }));
  await press(commonText.save);
  expect(await screen.findByText('Late.')).toBeVisible();
  expect(wire.calls.find(({ name }) => name === 'changeReview')).toMatchObject({
    request: {
      params: { reviewId: 'review-1' },
      body: { stars: 3, recommends: true, text: 'Late.' },
    },
  });
  expect(await button(text.editOf(NAME))).toHaveFocus();
});

test('after its time it cannot be changed', async () => {
  open([anOwnReview({ editableUntil: '2026-01-01T00:00:00Z' })]);
  await button(text.removeOf(NAME));
  expect(screen.queryByRole('button', { name: text.editOf(NAME) })).not.toBeInTheDocument();
});

test('what is refused stays typed', async () => {
  open(undefined, { changeReview: () => problem(422, 'validation', { text: 'No addresses' }) });
  await press(text.editOf(NAME));
  await press(commonText.save);
  expect(await screen.findByText('No addresses')).toBeVisible();
});

test('Delete asks first', async () => {
  const { wire } = open();
  await press(text.removeOf(NAME));
  expect(await screen.findByRole('alertdialog', { name: text.asking(NAME) })).toBeVisible();
  await press('Cancel');
  expect(wire.calls.map(({ name }) => name)).not.toContain('deleteReview');
  await press(text.removeOf(NAME));
  await press(text.confirm);
  expect(await screen.findByText(text.none)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'My Reviews (0)' })).toBeVisible();
  expect(lastToast()).toMatchObject({ text: text.removed });
});

test('a deletion that fails leaves it there, and says so', async () => {
  open(undefined, { deleteReview: () => problem(500, 'internal') });
  await press(text.removeOf(NAME));
  await press(text.confirm);
  await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'danger', undoText: 'Retry' }));
  expect(screen.getByText('Careful and on time.')).toBeVisible();
});

test('Share copies the address of the professional’s reviews', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  await user.click(await button(text.shareOf(NAME)));
  expect(copied).toHaveBeenCalledWith('http://localhost/doctor-detail?id=vendor-1&tab=reviews');
  expect(lastToast()).toMatchObject({ text: shareText.copied });
});

test('a review that is told leads to its story, and can be taken back', async () => {
  const told = anOwnReview({ mayBeStory: true, story: 'careful-hands-1' });
  let list = [told];
  const back = { ...told, mayBeStory: false, story: null };
  const { wire } = open(list, {
    getMyReviews: () => ({ reviews: list, total: 1 }),
    withdrawStory: () => {
      list = [back];
      return back;
    },
  });
  expect(await screen.findByRole('link', { name: text.told })).toHaveAttribute(
    'href',
    '/stories/careful-hands-1',
  );
  await press(text.withdrawOf(NAME));
  await waitFor(() => expect(lastToast()).toMatchObject({ text: text.withdrawn }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: text.told })).not.toBeInTheDocument(),
  );
  expect(wire.calls.find(({ name }) => name === 'withdrawStory')?.request).toMatchObject({
    params: { reviewId: 'review-1' },
  });
});

test('when it could not be taken back, it says so and stays', async () => {
  open([anOwnReview({ mayBeStory: true })], { withdrawStory: () => problem(500, 'internal') });
  expect(await screen.findByText(text.mayBeTold)).toBeVisible();
  await press(text.withdrawOf(NAME));
  await waitFor(() => expect(lastToast()).toMatchObject({ tone: 'danger' }));
  expect(screen.getByText(text.mayBeTold)).toBeVisible();
});
