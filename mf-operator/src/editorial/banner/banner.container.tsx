import { toast } from '@nukkad/platform';
import { type EditorialChoices, limits, type SlidesSheet } from '@nukkad/platform/contract';
import { FormSelect, FormTextArea, FormTextField, Picture, required } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { OrderedList } from '../../common/ordered-list';
import { VersionedForm } from '../../common/versioned-form/versioned-form';
import { written } from '../../common/written';
import {
  emptySlide,
  rightTopic,
  slidesProblem,
  slidesText,
  slidesValues,
  type TypedSlide,
} from './banner.model';
import styles from './banner.module.css';
import { useChoices, useSlides, useSlidesChange } from './banner.queries';
import { text } from './banner.text';

/** The slides of the home page. */
export function BannerPart() {
  const slides = useSlides();
  const choices = useChoices();
  return (
    <AsyncView what={text.what} loaded={choices}>
      {(found) => (
        <AsyncView what={text.what} loaded={slides}>
          {(sheet) => <Slides sheet={sheet} choices={found} />}
        </AsyncView>
      )}
    </AsyncView>
  );
}

function Slides({ sheet, choices }: { sheet: SlidesSheet; choices: EditorialChoices }) {
  const save = useSlidesChange();
  const [saves, setSaves] = useState(0);
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    setSaves(saves + 1);
  };
  return (
    <>
      <p>{text.intro}</p>
      <VersionedForm
        // Remount with the stored version.
        key={saves}
        draft="banner"
        label={text.form}
        begin={slidesValues(sheet)}
        onSave={save}
        onSaved={saved}
        toText={slidesText}
      >
        <OrderedList<TypedSlide>
          name="slides"
          label={text.list}
          validate={slidesProblem}
          titleOf={({ title }, place) => title.trim() || text.slide(place)}
          empty={emptySlide}
          addText={text.add}
          most={limits.bannerSlidesMost}
        >
          {(slide, nameOf) => <SlideFields {...{ slide, nameOf, choices }} />}
        </OrderedList>
      </VersionedForm>
    </>
  );
}

interface SlideProps {
  slide: TypedSlide;
  nameOf: (field: keyof TypedSlide & string) => string;
  choices: EditorialChoices;
}

function SlideFields({ slide, nameOf, choices }: SlideProps) {
  const scene = choices.scenes.find(({ name }) => name === slide.picture);
  return (
    <>
      <FormTextField
        name={nameOf('title')}
        label={text.title}
        isRequired
        validate={written(limits.slideTitleMaxLength)}
      />
      <FormTextArea
        name={nameOf('text')}
        label={text.text}
        isRequired
        rows={2}
        limit={limits.slideTextMaxLength}
        validate={written(limits.slideTextMaxLength)}
      />
      <FormTextField
        name={nameOf('topic')}
        label={text.topic}
        hint={text.topicHint}
        isRequired
        validate={rightTopic}
      />
      <FormSelect
        name={nameOf('profession')}
        label={text.profession}
        isRequired
        options={choices.professions.map(({ slug, name }) => ({ value: slug, label: name }))}
        validate={required(text.choose)}
      />
      <FormSelect
        name={nameOf('picture')}
        label={text.picture}
        isRequired
        options={choices.scenes.map(({ name, picture }) => ({ value: name, label: picture.alt }))}
        validate={required(text.choose)}
      />
      {scene && (
        <div className={styles.scene}>
          <Picture {...scene.picture} />
        </div>
      )}
    </>
  );
}
