import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Step, Stepper } from './stepper';

const steps: Step<'details' | 'description' | 'certificate' | 'education' | 'price'>[] = [
  { key: 'details', name: 'Details', state: 'saved' },
  { key: 'description', name: 'Description', state: 'notSaved' },
  { key: 'certificate', name: 'Certificate', state: 'needsChange' },
  { key: 'education', name: 'Education', state: 'inProgress' },
  { key: 'price', name: 'Price', state: 'notStarted' },
];

test('only saved steps count as completed', () => {
  render(<Stepper label="Your profile" steps={steps} current="education" />);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 5 Completed');
});

test('each step says in words how far it is, the one on the screen is marked', () => {
  render(<Stepper label="Your profile" steps={steps} current="education" />);
  const list = screen.getByRole('list', { name: 'Your profile' });
  const shown = within(list).getAllByRole('listitem');
  const said = ['Saved', 'Not saved', 'Needs a change', 'In progress', 'Not started'];
  shown.forEach((step, index) => {
    expect(step).toHaveTextContent(`${steps[index]?.name} ${said[index]}`);
  });
  expect(shown.map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    null,
    null,
    'step',
    null,
  ]);
});

test('a step that was not saved can be tried again', async () => {
  const onRetry = jest.fn();
  render(<Stepper label="Your profile" steps={steps} current="education" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry: Description' }));
  expect(onRetry).toHaveBeenCalledWith('description');
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('without a way to try again there is no button', () => {
  render(<Stepper label="Your profile" steps={steps} current="education" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('names can be links, and the page may be none of the steps', async () => {
  const { container } = render(
    <Stepper
      label="Your profile"
      steps={steps}
      current="review"
      drawName={({ key, name }) => <a href={`#${key}`}>{name}</a>}
    />,
  );
  expect(screen.getByRole('link', { name: 'Price' })).toHaveAttribute('href', '#price');
  for (const step of screen.getAllByRole('listitem')) {
    expect(step).not.toHaveAttribute('aria-current');
  }
  await expect(container).toBeAccessible();
});
