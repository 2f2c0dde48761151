import { toast } from '@nukkad/platform';
import { languages, type UserRecord } from '@nukkad/platform/contract';
import { Select } from '@nukkad/shared-ui';
import { AsyncView } from '../page/async-view';
import { runWithToast } from '../saving/run-with-toast';
import { useMessageLanguage } from './message-language.queries';
import { text } from './message-language.text';

const options = [
  { value: 'en-IN', label: languages.en.name },
  { value: 'hi', label: languages.hi.name },
  { value: 'kn', label: languages.kn.name },
] as const satisfies { value: UserRecord['language']; label: string }[];

/** In which language one is written to: as a client, and as a professional. */
export function MessageLanguage() {
  const { record, choose } = useMessageLanguage();
  const save = async (language: UserRecord['language'] | null) => {
    if (language === null) return;
    if (await runWithToast(text.saving, () => choose(language))) {
      toast({ text: text.saved, tone: 'success' });
    }
  };
  return (
    <AsyncView what={text.what} loaded={record} lines={2}>
      {({ language }) => (
        <Select
          label={text.label}
          hint={text.hint}
          options={options}
          value={language}
          onChange={save}
          isAlwaysChosen
        />
      )}
    </AsyncView>
  );
}
