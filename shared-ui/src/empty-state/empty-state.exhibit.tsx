import { Button } from '../button/button';
import {
  BeingBuiltDrawing,
  ErrorDrawing,
  NoAppointmentsDrawing,
  NoFavouritesDrawing,
  NoMessagesDrawing,
  NoResultsDrawing,
  NoReviewsDrawing,
  NotFoundDrawing,
  OfflineDrawing,
} from '../illustration/illustration';
import type { Exhibit } from '../workshop/exhibit';
import { EmptyState } from './empty-state';

export const emptyStateExhibit: Exhibit = {
  component: 'Empty state',
  specimens: [
    {
      state: 'With a way on',
      Draw: () => (
        <EmptyState
          title="No appointments yet"
          why="Once you book, date, place and fee stand here."
        >
          <Button>Find a doctor</Button>
        </EmptyState>
      ),
    },
    {
      state: 'Without',
      Draw: () => (
        <EmptyState
          level={3}
          title="Nobody in Sarjapur takes house calls on Sundays, or has a free hour before Diwali"
          why="New professionals join every week."
        />
      ),
    },
    {
      state: 'Drawn: no results',
      Draw: () => (
        <EmptyState
          drawing={<NoResultsDrawing />}
          title="No dentists in Sector 7"
          why="Try the next locality, or all of HSR Layout."
        />
      ),
    },
    {
      state: 'Drawn: no appointments',
      Draw: () => (
        <EmptyState
          drawing={<NoAppointmentsDrawing />}
          title="No appointments yet"
          why="Once you book, date, place and fee stand here."
        />
      ),
    },
    {
      state: 'Drawn: no favourites',
      Draw: () => (
        <EmptyState
          drawing={<NoFavouritesDrawing />}
          title="No favourites yet"
          why="Tap the heart on a card to keep somebody here."
        />
      ),
    },
    {
      state: 'Drawn: no reviews',
      Draw: () => (
        <EmptyState
          drawing={<NoReviewsDrawing />}
          title="No reviews yet"
          why="The first one comes after the first visit."
        />
      ),
    },
    {
      state: 'Drawn: no messages',
      Draw: () => (
        <EmptyState
          drawing={<NoMessagesDrawing />}
          title="No messages yet"
          why="What you write to a professional stands here."
        />
      ),
    },
    {
      state: 'Drawn: offline',
      Draw: () => (
        <EmptyState
          drawing={<OfflineDrawing />}
          title="You are offline"
          why="Saved pages still open; the rest comes back with the connection."
        />
      ),
    },
    {
      state: 'Drawn: error',
      Draw: () => (
        <EmptyState
          drawing={<ErrorDrawing />}
          title="This part did not open"
          why="Try again in a moment."
        />
      ),
    },
    {
      state: 'Drawn: not found',
      Draw: () => (
        <EmptyState
          drawing={<NotFoundDrawing />}
          title="This page is not here"
          why="The address may be old or misspelt."
        />
      ),
    },
    {
      state: 'Drawn: being built',
      Draw: () => (
        <EmptyState
          drawing={<BeingBuiltDrawing />}
          title="Not open yet"
          why="This street is still being laid."
        />
      ),
    },
  ],
};
