import { languageColumn } from './language-column';

export const languageOfBookings = languageColumn('booking');
