import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { SubmitButton } from '../form/submit-button';
import { required } from '../form/validators.model';
import { FormTextField } from './form-fields';
import { FormList, FormWithLists } from './form-list';

interface Link {
  label: string;
  href: string;
}

interface Footer {
  links: Link[];
}

const blank: Link = { label: '', href: '' };
const home: Link = { label: 'Home', href: '/' };
const help: Link = { label: 'Help', href: '/help' };

function FooterForm({ links, onSubmit }: Footer & { onSubmit: (values: Footer) => unknown }) {
  return (
    <StrictMode>
      <FormWithLists<Footer>
        label="Footer"
        initialValues={{ links }}
        validate={({ links }) => (links.length > 2 ? { links: 'Keep to two' } : {})}
        onSubmit={(values) => onSubmit(values) as undefined}
      >
        <FormList<Link>
          name="links"
          validate={(all) => (all.length === 0 ? 'Add a link' : undefined)}
        >
          {({ items, error, nameOf, add, insert, remove, move }) => (
            <>
              {error && <p role="alert">{error}</p>}
              {items.map(({ label }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row's values belong to its index
                <fieldset key={place} aria-label={`Link ${place + 1}`}>
                  <FormTextField
                    name={nameOf(place, 'label')}
                    label="Words"
                    validate={required('Enter the words')}
                  />
                  <FormTextField name={nameOf(place, 'href')} label="Leads to" />
                  <button type="button" onClick={() => remove(place)}>
                    Remove {label}
                  </button>
                  <button type="button" onClick={() => move(place, place - 1)}>
                    Up {label}
                  </button>
                </fieldset>
              ))}
              <button type="button" onClick={() => add(blank)}>
                Add
              </button>
              <button type="button" onClick={() => insert(0, help)}>
                Put first
              </button>
            </>
          )}
        </FormList>
        <SubmitButton busyText="Saving…">Save</SubmitButton>
      </FormWithLists>
    </StrictMode>
  );
}

const open = (...links: Link[]) => {
  const onSubmit = jest.fn();
  render(<FooterForm links={links} onSubmit={onSubmit} />);
  return onSubmit;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const row = (place: number) => within(screen.getByRole('group', { name: `Link ${place}` }));

test('rows are added, removed and moved, and bring their answers', async () => {
  const onSubmit = open(home, help);
  await press('Up Help');
  await press('Remove Home');
  await press('Add');
  await userEvent.type(row(2).getByLabelText('Words'), 'Blog');
  await press('Save');
  expect(onSubmit.mock.calls).toEqual([[{ links: [help, { label: 'Blog', href: '' }] }]]);
});

test('a new row in the place of a removed one is empty', async () => {
  const onSubmit = open(home, help);
  await press('Remove Help');
  await press('Add');
  expect(row(2).getByLabelText('Words')).toHaveValue('');
  await userEvent.type(row(2).getByLabelText('Words'), 'Blog');
  await press('Save');
  expect(onSubmit.mock.calls).toEqual([[{ links: [home, { label: 'Blog', href: '' }] }]]);
});

test('what was typed in a row goes with it', async () => {
  const onSubmit = open(home, help);
  await userEvent.type(row(2).getByLabelText('Words'), ' me');
  await press('Remove Home');
  expect(row(1).getByLabelText('Words')).toHaveValue('Help me');
  await press('Put first');
  expect(row(2).getByLabelText('Words')).toHaveValue('Help me');
  await press('Save');
  expect(onSubmit.mock.calls).toEqual([[{ links: [help, { ...help, label: 'Help me' }] }]]);
});

test('a submit leads to the first row that is wrong', async () => {
  const onSubmit = open(home, blank);
  await press('Save');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(row(2).getByLabelText('Words')).toHaveFocus();
  expect(row(2).getByLabelText('Words')).toHaveAccessibleDescription('Enter the words');
  expect(row(1).getByLabelText('Words')).toBeValid();
});

test('what is wrong with the whole list is said of the list', async () => {
  open(home);
  await press('Remove Home');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('Add a link');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  await press('Add');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what a server refuses stands at the field of its row', async () => {
  const onSubmit = open(home, help);
  onSubmit.mockReturnValueOnce({ 'links[1].href': 'Leads nowhere' });
  await press('Save');
  expect(row(2).getByLabelText('Leads to')).toHaveFocus();
  expect(row(2).getByLabelText('Leads to')).toHaveAccessibleDescription('Leads nowhere');
});

test('a rule of the whole can speak of the list', async () => {
  const onSubmit = open(home, help);
  await press('Put first');
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('Keep to two');
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Remove Home');
  onSubmit.mockReturnValueOnce({ links: 'One is enough' });
  await press('Save');
  expect(screen.getByRole('alert')).toHaveTextContent('One is enough');
  await userEvent.type(row(1).getByLabelText('Words'), '!');
  await press('Save');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
