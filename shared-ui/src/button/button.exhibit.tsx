import { CheckIcon } from '../icons/icons';
import type { Exhibit } from '../workshop/exhibit';
import { Button, buttonClass } from './button';

export const buttonExhibit: Exhibit = {
  component: 'Button',
  specimens: [
    { state: 'Primary', Draw: () => <Button>Book</Button> },
    { state: 'Secondary', Draw: () => <Button tone="secondary">Call</Button> },
    { state: 'Ghost', Draw: () => <Button tone="ghost">Chat</Button> },
    { state: 'Danger', Draw: () => <Button tone="danger">Delete account</Button> },
    { state: 'Small', Draw: () => <Button size="small">Book</Button> },
    { state: 'Large', Draw: () => <Button size="large">Search</Button> },
    {
      state: 'With an icon',
      Draw: () => (
        <Button>
          <CheckIcon size={18} />
          Accept
        </Button>
      ),
    },
    { state: 'Disabled', Draw: () => <Button disabled>Get Started</Button> },
    {
      state: 'Disabled, and in reach of the keyboard',
      Draw: () => <Button aria-disabled>Get Started</Button>,
    },
    { state: 'Busy', Draw: () => <Button busyText="Logging in...">Login</Button> },
    {
      state: 'As a link',
      Draw: () => (
        <a href="#button" className={buttonClass({ tone: 'secondary' })}>
          VIEW ALL
        </a>
      ),
    },
  ],
};
