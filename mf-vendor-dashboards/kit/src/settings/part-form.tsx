import { toast } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { KeptForm } from '../common/kept-form';
import { text } from './settings.text';

interface Props<Values extends object> {
  /** Names the form and says what was saved. */
  part: string;
  draft: string;
  begin: Values;
  onSave: (values: Values) => Promise<SubmitAnswer>;
  children: ReactNode;
}

/** The form of a part: it stays where it is, and says when it is saved. */
export function PartForm<Values extends object>({ part, draft, ...form }: Props<Values>) {
  const say = () => toast({ text: text.saved(part), tone: 'success' });
  return <KeptForm {...form} label={part} draft={`settings:${draft}`} onSaved={say} />;
}
