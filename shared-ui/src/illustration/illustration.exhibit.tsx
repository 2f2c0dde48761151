import type { Exhibit } from '../workshop/exhibit';
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
} from './illustration';

export const illustrationExhibit: Exhibit = {
  component: 'Illustration',
  specimens: [
    { state: 'No results', Draw: NoResultsDrawing },
    { state: 'No appointments', Draw: NoAppointmentsDrawing },
    { state: 'No favourites', Draw: NoFavouritesDrawing },
    { state: 'No reviews', Draw: NoReviewsDrawing },
    { state: 'No messages', Draw: NoMessagesDrawing },
    { state: 'Offline', Draw: OfflineDrawing },
    { state: 'Error', Draw: ErrorDrawing },
    { state: 'Not found', Draw: NotFoundDrawing },
    { state: 'Being built', Draw: BeingBuiltDrawing },
  ],
};
