import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvidenceBadge } from './evidence-badge';

const evidence = [
  { what: 'Medical registration, Karnataka', when: '12 Aug 2026' },
  { what: 'Mobile number', when: '3 Aug 2026' },
];

test('a press shows what was checked and when, Escape hides it', async () => {
  const { baseElement } = render(
    <EvidenceBadge label="Verified" heading="Checked by Nukkad" evidence={evidence} />,
  );
  const badge = screen.getByRole('button', { name: 'Verified: what was checked' });
  expect(badge).toHaveTextContent('Verified');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(badge);
  const dialog = within(screen.getByRole('dialog', { name: 'Checked by Nukkad' }));
  const said = dialog.getAllByRole('listitem').map((item) => item.textContent);
  expect(said).toEqual(['Medical registration, Karnataka12 Aug 2026', 'Mobile number3 Aug 2026']);
  await expect(baseElement).toBeAccessible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(badge).toHaveFocus());
});
