import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBar } from './search-bar';

const draw = (onSearch = jest.fn()) => {
  const where = { name: 'loc', label: 'Location', defaultValue: 'HSR Layout' };
  render(
    <SearchBar
      action="/engineers"
      where={where}
      what={{ name: 'q', label: 'What' }}
      onSearch={onSearch}
    />,
  );
  return onSearch;
};

test('Enter and the button search for what stands there', async () => {
  const onSearch = draw();
  await userEvent.type(screen.getByRole('searchbox', { name: 'What' }), 'dentist{Enter}');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Location' }));
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch.mock.calls).toEqual([
    ['dentist', 'HSR Layout'],
    ['dentist', ''],
  ]);
});

test('without scripts the form leads on, with names the address knows', () => {
  draw();
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/engineers');
  expect(form).toHaveFormValues({ loc: 'HSR Layout', q: '' });
});

test('suggestions can be hung on a field', async () => {
  const onInput = jest.fn();
  const input = { role: 'combobox', type: 'text', 'aria-expanded': false, onInput };
  const what = { name: 'q', label: 'What', input };
  const where = { name: 'loc', label: 'Location' };
  render(<SearchBar action="/engineers" where={where} what={what} onSearch={jest.fn()} />);
  await userEvent.type(screen.getByRole('combobox', { name: 'What' }), 'd');
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Location' })).toBeVisible();
});
