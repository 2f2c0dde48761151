import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyModule } from './lazy-module';

const arrives = async () => ({ Part: () => <p>Here</p> });
const failure = { title: 'The filters could not be loaded.', next: 'Try again.' };

test('a part appears when it has come, and its place is held until then', async () => {
  render(
    <LazyModule load={arrives} failure={failure} waiting={<p>On its way</p>}>
      {({ Part }) => <Part />}
    </LazyModule>,
  );
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeVisible();
});

test('a part that does not come is an error state, and Retry fetches it anew', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(arrives).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  render(
    <>
      <p>The rest</p>
      <LazyModule load={load} failure={failure}>
        {({ Part }) => <Part />}
      </LazyModule>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(failure.title);
  expect(screen.getByText('The rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  error.mockRestore();
});
