import { favourites, locality } from '@nukkad/platform';
import { aPlace, aVendor, aVendorDetails, problem } from '@nukkad/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as common from '../common/common.text';
import { detailsState } from '../common/navigation/navigation-state';
import { doctor } from '../common/professions/doctor';
import { professions } from '../common/professions/professions';
import { text } from './details.text';
import { text as placeWords } from './place/place.text';
import { never, open } from './testing/open';

const brought = detailsState(aVendor(), doctor, '/doctors?spec=dentist&page=3');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tab = (name: string) => screen.findByRole('tab', { name });

test('an address with an id is enough', async () => {
  const { wire } = open('/doctor-detail?id=vendor-1');
  expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
  expect(wire.calls[0]?.request.params).toEqual({ id: 'vendor-1' });
  expect(await heading('Dr. Kavya Gowda')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText('Rated 4.5 out of 5, 300 reviews')).toBeInTheDocument();
  expect(screen.getByText('Speaks Kannada, English')).toBeVisible();
  expect(document.title).toBe('Dr. Kavya Gowda · Nukkad');
});

test('the card that came along paints before the answer', () => {
  open('/doctor-detail?id=vendor-1', { getVendor: never }, brought);
  expect(screen.getByRole('heading', { level: 1, name: 'Dr. Kavya Gowda' })).toBeVisible();
  expect(screen.getByText('MDS, Orthodontics')).toBeVisible();
  expect(screen.getByText('Loading the doctor')).toBeInTheDocument();
});

test('a card of somebody else does not paint', () => {
  open('/doctor-detail?id=vendor-2', { getVendor: never }, brought);
  expect(screen.queryByText('MDS, Orthodontics')).not.toBeInTheDocument();
});

test('without an id the vendor that came along is asked for', async () => {
  const { wire } = open('/doctor-detail', {}, brought);
  expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
  expect(wire.calls[0]?.request.params).toEqual({ id: 'vendor-1' });
});

test('documented card fields alone are shown as they are', () => {
  const { wire } = open('/doctor-detail', {}, { name: 'Dr. A', qual1: 'BDS' });
  expect(screen.getByRole('heading', { level: 1, name: 'Dr. A' })).toBeVisible();
  expect(screen.getByText('BDS')).toBeVisible();
  expect(wire.calls).toHaveLength(0);
});

test('the way back keeps the search', async () => {
  const { address } = open('/doctor-detail?id=vendor-1', {}, brought);
  await userEvent.click(screen.getByRole('link', { name: 'Back to doctors' }));
  expect(address()).toBe('/doctors?spec=dentist&page=3');
});

test('nobody chosen: it leads to the listing', async () => {
  const { address } = open('/teacher-detail');
  expect(screen.getByRole('heading', { level: 1, name: 'Choose a teacher' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'See all teachers' }));
  expect(address()).toBe('/teachers');
});

test.each([404, 422])('an id nobody has (%i) is told', async (status) => {
  open('/doctor-detail?id=gone', { getVendor: () => problem(status, 'vendor-unknown') });
  expect(await heading(text.unknown('doctor'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all doctors' })).toHaveAttribute('href', '/doctors');
});

test('a failure keeps the card and can be retried', async () => {
  const failing = { getVendor: () => problem(403, 'forbidden') };
  const { wire } = open('/doctor-detail?id=vendor-1', failing, brought);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('MDS, Orthodontics')).toBeVisible();
  wire.answer('getVendor', () => aVendorDetails());
  await userEvent.click(retry);
  expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
});

test('nothing to tell about services, hours and life is told', async () => {
  const bare = { about: '', services: [], workingHours: [], fee: null, rating: null };
  open('/doctor-detail?id=vendor-1', { getVendor: () => aVendorDetails(bare) });
  for (const words of [text.noAbout, placeWords.noHours, 'New']) {
    expect(await screen.findByText(words)).toBeVisible();
  }
  await userEvent.click(await tab('Services'));
  expect(await screen.findByText(text.noServices)).toBeVisible();
});

test('somebody of another profession moves to their own page', async () => {
  const { address } = open('/doctor-detail?id=vendor-1', {
    getVendor: () => aVendorDetails({ profession: 'teacher' }),
  });
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(address()).toBe('/teacher-detail?id=vendor-1');
});

test('an address that is no details page is not found', () => {
  expect(open('/nothing').wasNotFound()).toBe(true);
});

test.each(professions)('the page of a $one has its tabs, and is accessible', async (profession) => {
  const { slug, details, profile } = profession;
  const { container } = open(`${details}?id=vendor-1`, {
    getVendor: () => aVendorDetails({ profession: slug }),
  });
  expect(await screen.findByText('Kavya looks after teeth in HSR Layout.')).toBeVisible();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(profile.tabs.map((name) => text.tabs[name]));
  expect(screen.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  await expect(container).toBeAccessible();
});

describe('tabs', () => {
  test('are addresses, and Back returns from them', async () => {
    const { address, navigationState } = open('/doctor-detail?id=vendor-1', {}, brought);
    await userEvent.click(await tab('Services'));
    expect(screen.getByRole('row', { name: 'Cleaning 30 min ₹800' })).toBeVisible();
    expect(address()).toBe('/doctor-detail?id=vendor-1&tab=services');
    expect(navigationState()).toMatchObject({ from: brought.from });
    expect(await tab('Services')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to doctors' })).toHaveAttribute(
      'href',
      brought.from,
    );
  });

  test('move by arrow keys, with one stop for Tab', async () => {
    open('/doctor-detail?id=vendor-1&tab=services');
    (await tab('Services')).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await tab('Reviews')).toHaveFocus();
    expect(await tab('Reviews')).toHaveAttribute('aria-selected', 'true');
    expect(await tab('Services')).toHaveAttribute('tabindex', '-1');
  });

  test('that do not exist show what is told first', async () => {
    open('/doctor-detail?id=vendor-1&tab=fees');
    expect(await tab('About')).toHaveAttribute('aria-selected', 'true');
  });

  test('of work show its fields, terms of an engagement, and the office of an official', async () => {
    open('/labour-detail?id=vendor-1&tab=others', {
      getVendor: () =>
        aVendorDetails({
          profession: 'labour',
          terms: [{ label: 'Day off', value: 'Sunday' }],
          specialization: [{ specializationName: 'Cooking' }],
          office: 'finance',
        }),
    });
    expect(await screen.findByText('Day off')).toBeVisible();
    expect(screen.getByText('Sunday', { selector: 'dd' })).toBeVisible();
    await userEvent.click(await tab('Specialities'));
    expect(screen.getByText('Cooking')).toBeVisible();
    await userEvent.click(await tab('About'));
    expect(screen.getByRole('link', { name: text.office })).toHaveAttribute(
      'href',
      '/govt-offices-detail?office=finance',
    );
  });
});

describe('the head', () => {
  test('says what Verified rests on', async () => {
    const evidence = [
      { what: 'Medical registration', checkedOn: '2026-08-12' },
      { what: 'MBBS, AIIMs', checkedOn: '2026-11-22' },
    ];
    open('/doctor-detail?id=vendor-1', { getVendor: () => aVendorDetails({ evidence }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Verified/ }));
    expect(await screen.findByText('Medical registration')).toBeVisible();
    expect(screen.getByText('12 Aug 2026')).toBeVisible();
    const popover = within(screen.getByRole('dialog', { name: text.checkedBy }));
    expect(popover.getAllByRole('listitem')[0]).toHaveTextContent('MBBS, AIIMs22 Nov 2026');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const badge = screen.getByRole('button', { name: /^Verified/ });
    await waitFor(() => expect(badge).toHaveFocus());
  });

  test('tells of quick replies, and whether somebody is there', async () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: '00:00',
      closes: '24:00',
    }));
    open('/doctor-detail?id=vendor-1', {
      getVendor: () => aVendorDetails({ replyMinutes: 90, workingHours: everyDay }),
    });
    expect(await screen.findByText('Usually replies within 2 hours')).toBeVisible();
    expect(await screen.findByText(/^Open now/)).toBeVisible();
  });

  test('keeps a favourite with the cards', async () => {
    open('/doctor-detail?id=vendor-1');
    const heart = await screen.findByRole('button', { name: common.like('Dr. Kavya Gowda') });
    await userEvent.click(heart);
    expect(favourites.get()).toContain('vendor-1');
    await userEvent.click(heart);
    expect(favourites.get()).not.toContain('vendor-1');
  });

  test('shares the address of the person, not of the tab', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    open('/doctor-detail?id=vendor-1&tab=reviews');
    await userEvent.click(await screen.findByRole('button', { name: 'Share: Dr. Kavya Gowda' }));
    expect(share).toHaveBeenCalledWith({
      title: 'Dr. Kavya Gowda',
      url: 'http://localhost/doctor-detail?id=vendor-1',
    });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('calls and chats', async () => {
    open('/doctor-detail?id=vendor-1', {
      getVendor: () => aVendorDetails({ phoneHint: '+91 90000 xxxxx' }),
      revealContact: () => ({ phone: '+91 90000 12345' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Call Dr. Kavya Gowda/ }));
    expect(await screen.findByRole('link', { name: /on \+91 90000 12345/ })).toHaveAttribute(
      'href',
      'tel:+919000012345',
    );
    expect(screen.getByRole('link', { name: common.chatWith('Dr. Kavya Gowda') })).toHaveAttribute(
      'href',
      '/messages?to=vendor-1',
    );
  });

  test('offers no call where there is no number, and no chat with an officer', async () => {
    open('/officer-detail?id=vendor-1', {
      getVendor: () => aVendorDetails({ profession: 'officer', phoneHint: null }),
    });
    await screen.findByRole('button', { name: /^Share/ });
    expect(screen.queryByRole('button', { name: /^Call/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Chat/ })).not.toBeInTheDocument();
  });
});

describe('the place', () => {
  test('is so far from where the visitor looks', async () => {
    const koramangala = aPlace({ name: 'Koramangala', point: { lat: 12.932, lng: 77.623 } });
    const before = locality.get().place;
    act(() => locality.choose(koramangala));
    open('/doctor-detail?id=vendor-1&tab=address', {
      getVendor: () => aVendorDetails({ landmark: 'Opposite the park', parking: 'In the street' }),
    });
    const panel = within(await screen.findByRole('tabpanel'));
    expect(panel.getByText('3.5 km from Koramangala')).toBeVisible();
    expect(panel.getByText('Opposite the park')).toBeVisible();
    expect(panel.getByText('In the street')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1);
    expect(panel.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://www.google.com/maps/dir/'),
    );
    act(() => locality.choose(before));
  });

  test('has its hours, the break among them', async () => {
    open('/doctor-detail?id=vendor-1', {
      getVendor: () => aVendorDetails({ lunch: { from: '14:00', to: '16:00' } }),
    });
    expect(await screen.findByText('10:00 AM – 8:00 PM')).toBeVisible();
    expect(screen.getAllByText('Closed')).toHaveLength(6);
    expect(screen.getByText('Lunch break 2:00 PM – 4:00 PM')).toBeVisible();
  });
});
