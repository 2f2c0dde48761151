import { toast } from '@nukkad/platform';
import { type FaqKey, type FaqSheet, limits } from '@nukkad/platform/contract';
import { FormTextArea, FormTextField, Select } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { OrderedList } from '../../common/ordered-list';
import { useAddress } from '../../common/use-address';
import { VersionedForm } from '../../common/versioned-form/versioned-form';
import { written } from '../../common/written';
import { emptyFaq, faqText, faqValues, type TypedFaq } from './faq.model';
import { useFaqChange, useFaqKeys, useFaqSheet } from './faq.queries';
import { text } from './faq.text';

/** FAQ by key. */
export function FaqPart() {
  const { asked, go } = useAddress();
  const keys = useFaqKeys();
  const key = asked('key') ?? 'home';
  return (
    <AsyncView what={text.what} loaded={keys}>
      {(all) => (
        <>
          <p>{text.intro}</p>
          <Select
            label={text.choose}
            isRequired
            options={all.map(optionOf)}
            value={key}
            onChange={(chosen) => chosen && go({ key: chosen })}
          />
          <Sheet key={key} faqKey={key} />
        </>
      )}
    </AsyncView>
  );
}

const optionOf = ({ key, questions }: FaqKey) => ({
  value: key,
  label: text.nameOf(nameOf(key), questions),
});

const nameOf = (key: string) => (key === 'home' ? text.home : key);

function Sheet({ faqKey }: { faqKey: string }) {
  return (
    <AsyncView what={text.what} loaded={useFaqSheet(faqKey)}>
      {(sheet) => <SheetEditor sheet={sheet} />}
    </AsyncView>
  );
}

function SheetEditor({ sheet }: { sheet: FaqSheet }) {
  const save = useFaqChange(sheet.key);
  const [saves, setSaves] = useState(0);
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    setSaves(saves + 1);
  };
  return (
    <VersionedForm
      // Remount with the stored version.
      key={saves}
      draft={`faq:${sheet.key}`}
      label={text.form(nameOf(sheet.key))}
      begin={faqValues(sheet)}
      onSave={save}
      onSaved={saved}
      toText={faqText}
    >
      <OrderedList<TypedFaq>
        name="faqs"
        label={text.list}
        titleOf={({ question }, place) => question.trim() || text.faq(place)}
        empty={emptyFaq}
        addText={text.add}
        most={limits.faqsMost}
      >
        {(_, nameOf) => (
          <>
            <FormTextField
              name={nameOf('question')}
              label={text.question}
              isRequired
              validate={written(limits.faqQuestionMaxLength)}
            />
            <FormTextArea
              name={nameOf('answer')}
              label={text.answer}
              isRequired
              rows={3}
              limit={limits.faqAnswerMaxLength}
              validate={written(limits.faqAnswerMaxLength)}
            />
          </>
        )}
      </OrderedList>
    </VersionedForm>
  );
}
