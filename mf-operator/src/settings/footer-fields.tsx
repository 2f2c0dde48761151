import { limits } from '@nukkad/platform/contract';
import { FormField, TextField } from '@nukkad/shared-ui';
import { OrderedList } from '../common/ordered-list';
import { emptyLink, footerLists, linksProblem, type TypedLink } from './settings.model';
import { text } from './settings.text';

/** The link lists of the footer. */
export function FooterFields() {
  return (
    <>
      <p>{text.citiesHint}</p>
      {footerLists.map((list) => (
        <FormField<readonly TypedLink[]> key={list} name={`footer.${list}`} validate={linksProblem}>
          {({ value = [], error, onChange }) => (
            <OrderedList<TypedLink>
              label={text.lists[list]}
              items={value}
              error={error}
              nameOf={({ label }, place) => label.trim() || text.link(place)}
              empty={emptyLink}
              addText={text.addLink(text.lists[list])}
              most={limits.footerLinksMost}
              onChange={onChange}
            >
              {({ label, href }, change) => (
                <>
                  <TextField
                    label={text.label}
                    isRequired
                    value={label}
                    onChange={(typed) => change({ label: typed })}
                  />
                  <TextField
                    label={text.href}
                    hint={text.hrefHint}
                    isRequired
                    value={href}
                    onChange={(typed) => change({ href: typed })}
                  />
                </>
              )}
            </OrderedList>
          )}
        </FormField>
      ))}
    </>
  );
}
