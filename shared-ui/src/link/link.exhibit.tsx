import type { Exhibit } from '../workshop/exhibit';
import { TextLink } from './link';

const council = 'https://www.ksdc.in/';

export const linkExhibit: Exhibit = {
  component: 'Link',
  specimens: [
    {
      state: 'In a sentence',
      Draw: () => (
        <p>
          You can cancel until four hours before; see <TextLink href="#link">our terms</TextLink>.
        </p>
      ),
    },
    {
      state: 'To another site',
      Draw: () => (
        <p>
          Registered with the <TextLink href={council}>Karnataka State Dental Council</TextLink>{' '}
          since 2012.
        </p>
      ),
    },
    {
      state: 'Muted',
      Draw: () => (
        <p>
          Seen on 12 Aug 2026,{' '}
          <TextLink tone="muted" href={council}>
            register
          </TextLink>
        </p>
      ),
    },
    {
      state: 'On its own',
      Draw: () => (
        <TextLink isStandalone href="tel:+919845012345">
          98450 12345
        </TextLink>
      ),
    },
    {
      state: 'On its own, to another site',
      Draw: () => (
        <TextLink isStandalone tone="muted" href={council}>
          Register of dentists
        </TextLink>
      ),
    },
  ],
};
