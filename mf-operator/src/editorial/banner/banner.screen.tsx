import { toast } from '@nukkad/platform';
import { type EditorialChoices, limits, type SlidesSheet } from '@nukkad/platform/contract';
import { FormField, Picture, Select, TextArea, TextField } from '@nukkad/shared-ui';
import { Read } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { OrderedList } from '../../common/ordered-list';
import { SheetForm } from '../../common/sheet-form';
import { useChoices, useSlides, useSlidesChange } from './banner.data';
import { emptySlide, slidesProblem, type TypedSlide, typedOf, wordsOf } from './banner.model';
import styles from './banner.module.css';
import { text } from './banner.text';

/** The slides of the home page. */
export function BannerPart() {
  const slides = useSlides();
  const choices = useChoices();
  return (
    <Read what={text.what} loaded={choices}>
      {(found) => (
        <Read what={text.what} loaded={slides}>
          {(sheet) => <Slides sheet={sheet} choices={found} />}
        </Read>
      )}
    </Read>
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
      <SheetForm
        // Begins anew with what was stored.
        key={saves}
        draft="banner"
        label={text.form}
        begin={typedOf(sheet)}
        onSave={save}
        onSaved={saved}
        wordsOf={wordsOf}
      >
        <FormField<readonly TypedSlide[]> name="slides" validate={slidesProblem}>
          {({ value = [], error, onChange }) => (
            <OrderedList<TypedSlide>
              label={text.list}
              items={value}
              error={error}
              nameOf={({ title }, place) => title.trim() || text.slide(place)}
              empty={emptySlide}
              addText={text.add}
              most={limits.bannerSlidesMost}
              onChange={onChange}
            >
              {(slide, change) => <SlideFields {...{ slide, change, choices }} />}
            </OrderedList>
          )}
        </FormField>
      </SheetForm>
    </>
  );
}

interface SlideProps {
  slide: TypedSlide;
  change: (values: Partial<TypedSlide>) => void;
  choices: EditorialChoices;
}

function SlideFields({ slide, change, choices }: SlideProps) {
  const scene = choices.scenes.find(({ name }) => name === slide.picture);
  return (
    <>
      <TextField
        label={text.title}
        isRequired
        value={slide.title}
        onChange={(title) => change({ title })}
      />
      <TextArea
        label={text.text}
        isRequired
        rows={2}
        limit={limits.slideTextMaxLength}
        value={slide.text}
        onChange={(words) => change({ text: words })}
      />
      <TextField
        label={text.topic}
        hint={text.topicHint}
        isRequired
        value={slide.topic}
        onChange={(topic) => change({ topic })}
      />
      <Select
        label={text.profession}
        isRequired
        options={choices.professions.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={slide.profession}
        onChange={(profession) => change({ profession })}
      />
      <Select
        label={text.picture}
        isRequired
        options={choices.scenes.map(({ name, picture }) => ({ value: name, label: picture.alt }))}
        value={slide.picture}
        onChange={(picture) => change({ picture })}
      />
      {scene && (
        <div className={styles.scene}>
          <Picture {...scene.picture} />
        </div>
      )}
    </>
  );
}
