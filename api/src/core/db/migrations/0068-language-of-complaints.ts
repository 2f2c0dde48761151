import { languageColumn } from './language-column';

export const languageOfComplaints = languageColumn('complaint');
