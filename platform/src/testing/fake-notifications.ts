import { act } from '@testing-library/react';
import { type Notification, type NotificationsAnswer, notificationsStream } from '../contract';
import { aNotification } from './builders/mine';
import { fakeWire, problem, type Wire } from './fake-wire';

/** A fake wire with notifications and their stream, and the events that a test sends over it. */
export interface FakeNotifications {
  /** Lists the notifications, marks them as read and streams. */
  wire: Wire;
  /** Open streams. */
  connections(): number;
  /** Requests of the list so far, older pages included. */
  reads(): number;
  /** Sends an event to the open streams. */
  emit(name: string, payload: object): Promise<void>;
  /** A notification of this title is written: the streams have it and the new count. */
  arrive(title: string): Promise<void>;
  /** Ends the streams, and refuses others until `comeBack`. */
  goAway(): void;
  comeBack(): void;
}

/** A server of notifications, each connection one stream of server-sent events. */
export function fakeNotifications(notifications: Notification[]): FakeNotifications {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let isAway = false;
  let all = notifications;
  const answer = (): NotificationsAnswer => ({
    notifications: all,
    unread: all.filter(({ isRead }) => !isRead).length,
    next: null,
  });
  const markRead = (ids?: string[]) => {
    all = all.map((one) => ({ ...one, isRead: one.isRead || (ids?.includes(one._id) ?? true) }));
  };
  const stream = () => {
    if (isAway) return problem(404, 'not-found');
    let own: ReadableStreamDefaultController<Uint8Array>;
    return new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        open.add(controller);
      },
      cancel: () => void open.delete(own),
    });
  };
  const emit = (name: string, payload: object) =>
    act(async () => {
      const event = `event: ${name}\ndata: ${JSON.stringify(payload)}\n\n`;
      for (const controller of open) controller.enqueue(new TextEncoder().encode(event));
    });
  const wire = fakeWire(
    {
      getNotifications: answer,
      markNotificationsRead: ({ body }) => void markRead((body as { ids?: string[] }).ids),
    },
    { [notificationsStream]: stream },
  );
  return {
    wire,
    connections: () => open.size,
    reads: () => wire.calls.filter(({ name }) => name === 'getNotifications').length,
    emit,
    async arrive(title) {
      const one = aNotification({ _id: `arrived-${all.length}`, title });
      all = [one, ...all];
      await emit('notification', one);
      await emit('unread', { unread: answer().unread });
    },
    goAway() {
      isAway = true;
      for (const controller of open) controller.close();
      open.clear();
    },
    comeBack() {
      isAway = false;
    },
  };
}
