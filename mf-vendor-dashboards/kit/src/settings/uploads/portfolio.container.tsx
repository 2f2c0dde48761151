import { limits, type PortfolioWork } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import {
  FormNumberField,
  FormTextArea,
  FormTextField,
  Picture,
  useFormValue,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import type { ChangeAnswers } from '../../common/saving/draft-form';
import { noEntries, storeEntries, type TypedEntries } from '../entries/entries';
import { NewEntries, type RowNames } from '../entries/new-entries';
import { StoredEntries } from '../entries/stored-entries';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import { askedLine, askedNumber, most, rightAbout } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { useSettingsChanges } from '../part/settings.queries';
import { portfolioText as text, text as words } from '../part/settings.text';
import { emptyWork, FIRST_YEAR, lastYear, type TypedWork, workOrder } from './portfolio.model';
import { UploadField } from './upload-field.container';
import { PICTURES } from './uploads';

type Typed = TypedEntries<TypedWork>;

export function PortfolioPart({ works }: { works: readonly PortfolioWork[] }) {
  const { addWork, removeWork } = useSettingsChanges();
  const [keyFor] = useState(createIdempotencyKeys);
  const add = (typed: TypedWork) => {
    const order = workOrder(typed);
    return addWork(order, keyFor(order));
  };
  const save = (typed: Typed, change: ChangeAnswers<Typed>) =>
    storeEntries(typed, change, { add, remove: removeWork });
  return (
    <Part title={text.part}>
      <PartForm<Typed> part={text.part} draft="portfolio" begin={noEntries} onSave={save}>
        <StoredEntries
          label={text.part}
          none={text.none}
          entries={works}
          nameOf={({ title }) => title}
        >
          {(work) => <Work work={work} />}
        </StoredEntries>
        <NewWorks stored={works.length} />
      </PartForm>
    </Part>
  );
}

function Work({ work: { title, about, year, picture } }: { work: PortfolioWork }) {
  return (
    <>
      <Picture {...picture} alt="" sizes="6rem" className={styles.work} />
      <span className={styles.words}>
        <span className={styles.name}>
          {title}, {year}
        </span>
        <br />
        {about}
      </span>
    </>
  );
}

function NewWorks({ stored }: { stored: number }) {
  const [added = []] = useFormValue<Typed['added']>('added');
  const [removed = []] = useFormValue<Typed['removed']>('removed');
  const isFull = stored + added.length - removed.length >= limits.portfolioMost;
  return (
    <>
      <NewEntries<TypedWork>
        adds={[{ text: text.add, row: emptyWork(), isFull }]}
        titleOf={({ title }) => title.trim() || text.newOne}
      >
        {(_, nameOf) => <Fields nameOf={nameOf} />}
      </NewEntries>
      {isFull && <p>{words.full}</p>}
    </>
  );
}

function Fields({ nameOf }: { nameOf: RowNames<TypedWork> }) {
  return (
    <>
      <FormTextField
        name={nameOf('title')}
        label={text.title}
        isRequired
        validate={askedLine(limits.nameMaxLength)}
      />
      <FormTextArea
        name={nameOf('about')}
        label={text.about}
        isRequired
        limit={most.about}
        validate={rightAbout}
      />
      <FormNumberField
        name={nameOf('year')}
        label={text.year}
        isRequired
        minValue={FIRST_YEAR}
        maxValue={lastYear()}
        formatOptions={{ useGrouping: false }}
        validate={askedNumber}
      />
      <UploadField
        name={nameOf('picture')}
        label={text.picture}
        isRequired
        accept={PICTURES}
        words={text}
      />
    </>
  );
}
