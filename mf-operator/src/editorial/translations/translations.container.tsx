import { Link, toast } from '@nukkad/platform';
import {
  limits,
  type TranslatedKind,
  type Translation,
  type TranslationEntry,
  type TranslationLanguage,
} from '@nukkad/platform/contract';
import {
  Badge,
  type Column,
  EmptyState,
  FormTextArea,
  FormTextField,
  linkClass,
  maxLength,
  NoResultsDrawing,
  Select,
  Table,
} from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { useAddress } from '../../common/use-address';
import { VersionedForm } from '../../common/versioned-form/versioned-form';
import { text as written } from '../../common/written.text';
import {
  fieldName,
  isLong,
  kindIn,
  languageIn,
  translationText,
  translationValues,
  type Wanted,
} from './translations.model';
import { useTranslation, useTranslationChange, useTranslations } from './translations.queries';
import { text } from './translations.text';

/** Content in other languages: what is missing, or the one that the address names. */
export function TranslationsPart() {
  const { asked, go } = useAddress();
  const language = languageIn(asked('language'));
  const kind = kindIn(asked('kind'));
  const itemId = asked('item');
  return (
    <>
      <p>{text.intro}</p>
      <Select<TranslationLanguage>
        label={text.language}
        isRequired
        options={optionsOf(text.languages)}
        value={language}
        onChange={(chosen) => go({ language: chosen })}
      />
      <Select<TranslatedKind>
        label={text.kind}
        isRequired
        options={optionsOf(text.kinds)}
        value={kind}
        onChange={(chosen) => go({ kind: chosen, item: null })}
      />
      {itemId === null ? (
        <Entries kind={kind} language={language} />
      ) : (
        <Item key={`${language} ${itemId}`} wanted={{ language, kind, itemId }} />
      )}
    </>
  );
}

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

function Entries({ kind, language }: { kind: TranslatedKind; language: TranslationLanguage }) {
  const { searchWith } = useAddress();
  const columns: Column<TranslationEntry>[] = [
    {
      key: 'title',
      header: text.title,
      cell: ({ itemId, title }) => (
        <Link className={linkClass()} lang="en" to={{ search: searchWith({ item: itemId }) }}>
          {title}
        </Link>
      ),
    },
    { key: 'state', header: text.state, cell: ({ state }) => <State state={state} /> },
  ];
  return (
    <AsyncView what={text.what} loaded={useTranslations(kind, language)}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />
        ) : (
          <>
            <p>{countedWords(entries)}</p>
            <Table
              caption={text.list}
              columns={columns}
              rows={entries}
              empty={text.none}
              rowKey={({ itemId }) => itemId}
            />
          </>
        )
      }
    </AsyncView>
  );
}

function countedWords(entries: readonly TranslationEntry[]): string {
  const count = (state: TranslationEntry['state']) =>
    entries.filter((entry) => entry.state === state).length;
  return text.counted(count('missing'), count('outdated'), entries.length);
}

const tones = { missing: 'accent', outdated: 'info', current: 'success' } as const;

const State = ({ state }: Pick<TranslationEntry, 'state'>) => (
  <Badge tone={tones[state]}>{text.states[state]}</Badge>
);

function Item({ wanted }: { wanted: Wanted }) {
  const { searchWith } = useAddress();
  return (
    <>
      <Link
        className={linkClass({ isStandalone: true })}
        to={{ search: searchWith({ item: null }) }}
      >
        {text.back}
      </Link>
      <AsyncView what={text.what} loaded={useTranslation(wanted)}>
        {(translation) => <Editor wanted={wanted} translation={translation} />}
      </AsyncView>
    </>
  );
}

function Editor({ wanted, translation }: { wanted: Wanted; translation: Translation }) {
  const save = useTranslationChange(wanted);
  const [saves, setSaves] = useState(0);
  const { kind, itemId, language } = wanted;
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    setSaves(saves + 1);
  };
  return (
    <VersionedForm
      // Remount with the stored version, and with the English that it is of.
      key={`${saves} ${translation.source}`}
      draft={`translation:${language}:${kind}:${itemId}:${translation.source}`}
      label={text.form(translation.title, text.languages[language])}
      begin={translationValues(translation)}
      onSave={save}
      onSaved={saved}
      toText={translationText}
    >
      <State state={translation.state} />
      {translation.state === 'outdated' && <p>{text.outdatedWhy}</p>}
      {translation.words.map((words, nth) => {
        const field = {
          name: `words[${nth}].translated`,
          label: fieldName(words.field),
          hint: text.english(words.english),
        };
        const validate = maxLength(
          limits.postBodyMaxLength,
          written.tooLong(limits.postBodyMaxLength),
        );
        return isLong(words) ? (
          <FormTextArea key={words.field} {...field} rows={8} validate={validate} />
        ) : (
          <FormTextField key={words.field} {...field} validate={validate} />
        );
      })}
    </VersionedForm>
  );
}
