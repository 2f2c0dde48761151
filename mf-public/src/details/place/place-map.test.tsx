import { aMapAnswer, aVendorDetails, problem } from '@nukkad/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text as map } from '../../common/map/map.text';
import { open } from '../testing/open';
import { text } from './place.text';

const vendor = aVendorDetails();
const at = `/doctor-detail?id=${vendor._id}`;
const answer = aMapAnswer({ points: [{ ...aMapAnswer().points[0]!, _id: vendor._id }] });
const region = () => screen.findByRole('region', { name: text.mapOf(vendor.vendorName) });

test('a press shows where the professional is, about, and another takes it away', async () => {
  const { wire, address } = open(at, { getVendorMap: () => answer });
  const asked = () => wire.calls.filter(({ name }) => name === 'getVendorMap');
  const control = await screen.findByRole('link', { name: text.map });
  expect(asked()).toEqual([]);
  await userEvent.click(control);
  expect(address()).toBe(`${at}&view=map`);
  expect(within(await region()).getByText(new RegExp(map.schematic))).toBeVisible();
  expect(asked()[0]?.request.query).toMatchObject({ ids: vendor._id, type: 'doctor' });
  const marker = within(await region()).getByRole('button', { name: /^Dr\. Kavya Gowda/ });
  await userEvent.click(marker);
  expect(marker).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('link', { name: text.closeMap }));
  expect(address()).toBe(at);
  expect(screen.queryByRole('region', { name: text.mapOf(vendor.vendorName) })).toBeNull();
});

test('a map that fails to load leaves the address and the way there', async () => {
  open(`${at}&view=map`, { getVendorMap: () => problem(403, 'forbidden') });
  expect(await screen.findByRole('link', { name: new RegExp(text.directions) })).toBeVisible();
  expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeVisible();
});
