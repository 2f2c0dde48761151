import { CheckIcon, CircleAlertIcon, MapPinIcon, PlusIcon } from '../icons/icons';
import type { Exhibit } from '../workshop/exhibit';
import { Menu, type MenuChoice } from './menu';

const ignore = () => undefined;

const account: MenuChoice[] = [
  { key: 'appointments', label: 'My appointments' },
  { key: 'favourites', label: 'Favourites' },
  { key: 'logout', label: 'Log out' },
];

const request: MenuChoice[] = [
  { key: 'accept', label: 'Accept', icon: <CheckIcon size={20} /> },
  { key: 'map', label: 'Show on the map', icon: <MapPinIcon size={20} /> },
  { key: 'move', label: 'Move to another day', icon: <PlusIcon size={20} />, isDisabled: true },
  { key: 'reject', label: 'Reject', icon: <CircleAlertIcon size={20} />, tone: 'danger' },
];

const long: MenuChoice[] = [
  { key: 'koramangala', label: 'Smile Care Dental and Orthodontic Centre, Koramangala 5th Block' },
  ...Array.from({ length: 20 }, (_, index) => ({
    key: `sector ${index + 1}`,
    label: `HSR Layout, Sector ${index + 1}`,
  })),
];

export const menuExhibit: Exhibit = {
  component: 'Menu',
  specimens: [
    {
      state: 'Plain',
      Draw: () => <Menu label="Account" items={account} onChoose={ignore} />,
    },
    {
      state: 'With icons, one disabled, one dangerous',
      Draw: () => <Menu label="Request" tone="ghost" items={request} onChoose={ignore} />,
    },
    { state: 'Long', Draw: () => <Menu label="Place" items={long} onChoose={ignore} /> },
    {
      state: 'Its button shows something else',
      Draw: () => (
        <Menu label="Meera Iyer, your account" tone="ghost" items={account} onChoose={ignore}>
          Meera Iyer
        </Menu>
      ),
    },
  ],
};
