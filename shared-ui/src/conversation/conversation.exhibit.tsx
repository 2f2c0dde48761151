import { stretchedLinkClass } from '../card/card';
import type { Exhibit } from '../workshop/exhibit';
import { ConversationCard } from './conversation-card';
import { MessageList } from './message-list';
import { MessagePane } from './message-pane';

const time = <time dateTime="2026-11-16T09:30:00+05:30">30 minutes ago</time>;

const link = (
  <a className={stretchedLinkClass} href="#conversation">
    Dr. Asha Rao
  </a>
);

const messages = [
  { id: '1', author: 'You', isMine: true, text: 'Are you free on Monday?', time },
  { id: '2', author: 'Dr. Asha Rao', isMine: false, text: 'Yes, at ten.\nOr at noon.', time },
];

export const conversationExhibit: Exhibit = {
  component: 'Conversation',
  specimens: [
    {
      state: 'In a list',
      Draw: () => (
        <ul>
          <ConversationCard
            name="Dr. Asha Rao"
            link={link}
            excerpt="Yes, at ten."
            time={time}
            unread="1 new"
          />
        </ul>
      ),
    },
    {
      state: 'Messages',
      Draw: () => (
        <MessagePane label="Conversation" newest="2">
          <MessageList label="Messages" messages={messages} />
        </MessagePane>
      ),
    },
  ],
};
