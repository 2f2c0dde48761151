import { languageColumn } from './language-column';

export const languageOfTickets = languageColumn('support_ticket');
