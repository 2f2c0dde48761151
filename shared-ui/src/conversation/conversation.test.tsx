import { render, screen, within } from '@testing-library/react';
import { ConversationCard } from './conversation-card';
import { MessageList } from './message-list';
import { MessagePane } from './message-pane';

const message = (id: string, isMine: boolean) => ({
  id,
  author: isMine ? 'You' : 'Asha',
  isMine,
  text: `Message ${id}`,
  time: <time dateTime="2026-11-16">today</time>,
});

test('messages say who wrote them and when; new ones are announced', () => {
  render(<MessageList label="Ticket" messages={[message('1', false), message('2', true)]} />);
  const list = screen.getByRole('list', { name: 'Ticket' });
  expect(list).toHaveAttribute('aria-live', 'polite');
  const [theirs, mine] = within(list).getAllByRole('listitem');
  expect(theirs).toHaveTextContent('Asha · todayMessage 1');
  expect(mine).toHaveTextContent('You · todayMessage 2');
});

test('a pane is reached by keyboard and ends at its newest message', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const shown = (newest: string) => (
    <MessagePane label="With Asha" newest={newest}>
      …
    </MessagePane>
  );
  const { rerender } = render(shown('1'));
  const pane = screen.getByRole('group', { name: 'With Asha' });
  expect(pane).toHaveAttribute('tabindex', '0');
  expect(pane.scrollTop).toBe(900);
  pane.scrollTop = 10;
  rerender(shown('1'));
  expect(pane.scrollTop).toBe(10);
  rerender(shown('2'));
  expect(pane.scrollTop).toBe(900);
  height.mockRestore();
});

test.each([
  ['1 new', 'today1 new'],
  [undefined, 'today'],
])('a card says what is new: %s', (unread, words) => {
  render(
    <ul>
      <ConversationCard
        name="Asha"
        link={<a href="#asha">Asha</a>}
        excerpt="Yes, at ten."
        time="today"
        unread={unread}
      />
    </ul>,
  );
  const card = screen.getByRole('listitem');
  expect(within(card).getByRole('heading', { name: 'Asha' })).toBeVisible();
  expect(card).toHaveTextContent(`Yes, at ten.${words}`);
});
