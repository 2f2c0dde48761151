import type { Exhibit } from '../workshop/exhibit';
import { Avatar } from './avatar';

/** A neutral silhouette, so that no real face is needed. */
const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 120'%3E%3Crect width='120' height='120' fill='%23d9c7b0'/%3E%3Ccircle cx='60' cy='48' r='24' fill='%237a5230'/%3E%3Cpath d='M12 120c4-30 24-42 48-42s44 12 48 42z' fill='%2333419e'/%3E%3C/svg%3E";

export const avatarExhibit: Exhibit = {
  component: 'Avatar',
  specimens: [
    {
      state: 'With a picture',
      Draw: () => <Avatar name="Dr. Asha Rao" src={portrait} loading="eager" />,
    },
    { state: 'Without a picture', Draw: () => <Avatar name="Dr. Asha Rao" /> },
    {
      state: 'Picture that is broken',
      Draw: () => <Avatar name="Ravi Kumar" src="data:," loading="eager" />,
    },
    { state: 'Small', Draw: () => <Avatar name="Meera Iyer" size="small" /> },
    { state: 'Large', Draw: () => <Avatar name="Meera Iyer" size="large" /> },
    { state: 'One name', Draw: () => <Avatar name="Venkatesh" /> },
    { state: 'Another script', Draw: () => <Avatar name="आशा राव" /> },
    {
      state: 'With words of its own',
      Draw: () => <Avatar name="Adv. Zoya Khan" alt="Zoya Khan" />,
    },
  ],
};
