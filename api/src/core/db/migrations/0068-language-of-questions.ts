import { languageColumn } from './language-column';

export const languageOfQuestions = languageColumn('question');
