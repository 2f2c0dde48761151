import { toast } from '@nukkad/platform';
import {
  limits,
  messages,
  type OfficeAtAGlance,
  type OfficeSheet,
} from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { all, FormTextArea, FormTextField, minLength, Select } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { OrderedList } from '../../common/ordered-list';
import { useAddress } from '../../common/use-address';
import { VersionedForm } from '../../common/versioned-form/versioned-form';
import { written } from '../../common/written';
import {
  departmentsProblem,
  emptyDepartment,
  officeText,
  officeValues,
  type TypedDepartment,
} from './offices.model';
import { useOffice, useOfficeChange, useOffices } from './offices.queries';
import { text } from './offices.text';

const phone = all<string>(
  written(limits.phoneMaxLength),
  minLength(limits.phoneMinLength, messages.phoneTooShort),
);

/** Government offices with a page, and their departments. */
export function OfficesPart() {
  const { asked, go } = useAddress();
  return (
    <AsyncView what={text.what} loaded={useOffices()}>
      {(offices) => {
        const chosen = offices.find(({ slug }) => slug === asked('key')) ?? offices[0];
        return (
          <>
            <p>{text.intro}</p>
            <Select
              label={text.choose}
              isAlwaysChosen
              options={offices.map(optionOf)}
              value={chosen?.slug ?? null}
              onChange={(key) => key !== null && go({ key })}
            />
            {chosen && <Office key={chosen.slug} office={chosen} />}
          </>
        );
      }}
    </AsyncView>
  );
}

const optionOf = ({ slug, name, departments }: OfficeAtAGlance) => ({
  value: slug,
  label: text.nameOf(localName(name), departments),
});

function Office({ office }: { office: OfficeAtAGlance }) {
  return (
    <AsyncView what={text.what} loaded={useOffice(office.slug)}>
      {(sheet) => <OfficeEditor name={localName(office.name)} sheet={sheet} />}
    </AsyncView>
  );
}

function OfficeEditor({ name, sheet }: { name: string; sheet: OfficeSheet }) {
  const save = useOfficeChange(sheet.slug);
  const [saves, setSaves] = useState(0);
  const saved = () => {
    toast({ text: text.saved, tone: 'success' });
    setSaves(saves + 1);
  };
  return (
    <VersionedForm
      // Remount with the stored version.
      key={saves}
      draft={`office:${sheet.slug}`}
      label={text.form(name)}
      begin={officeValues(sheet)}
      onSave={save}
      onSaved={saved}
      toText={officeText}
    >
      <FormTextField
        name="heading"
        label={text.heading}
        hint={text.headingHint}
        isRequired
        validate={written(limits.officeHeadingMaxLength)}
      />
      <FormTextArea
        name="about"
        label={text.about}
        isRequired
        rows={2}
        limit={limits.departmentAboutMaxLength}
        validate={written(limits.departmentAboutMaxLength)}
      />
      <OrderedList<TypedDepartment>
        name="departments"
        label={text.list}
        validate={departmentsProblem}
        titleOf={({ name: typed }, place) => typed.trim() || text.department(place)}
        empty={emptyDepartment}
        addText={text.add}
        most={limits.departmentsMost}
        isFixed
      >
        {(_, nameOf) => <DepartmentFields nameOf={nameOf} />}
      </OrderedList>
    </VersionedForm>
  );
}

interface FieldsProps {
  nameOf: (field: keyof TypedDepartment & string) => string;
}

function DepartmentFields({ nameOf }: FieldsProps) {
  return (
    <>
      <FormTextField
        name={nameOf('name')}
        label={text.name}
        isRequired
        validate={written(limits.officeHeadingMaxLength)}
      />
      <FormTextArea
        name={nameOf('about')}
        label={text.aboutDepartment}
        isRequired
        rows={3}
        limit={limits.departmentAboutMaxLength}
        validate={written(limits.departmentAboutMaxLength)}
      />
      <FormTextField
        name={nameOf('address')}
        label={text.address}
        hint={text.addressHint}
        isRequired
        validate={written(limits.departmentLineMaxLength)}
      />
      <FormTextField
        name={nameOf('phone')}
        label={text.phone}
        type="tel"
        isRequired
        validate={phone}
      />
    </>
  );
}
