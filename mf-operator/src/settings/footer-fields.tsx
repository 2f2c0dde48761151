import { type FooterLink, limits } from '@nukkad/platform/contract';
import { FormTextField } from '@nukkad/shared-ui';
import { OrderedList } from '../common/ordered-list';
import { written } from '../common/written';
import { emptyLink, footerLists, rightTarget } from './settings.model';
import { text } from './settings.text';

/** The link lists of the footer. */
export function FooterFields() {
  return (
    <>
      <p>{text.citiesHint}</p>
      {footerLists.map((list) => (
        <OrderedList<FooterLink>
          key={list}
          name={`footer.${list}`}
          label={text.lists[list]}
          titleOf={({ label }, place) => label.trim() || text.link(place)}
          empty={emptyLink}
          addText={text.addLink(text.lists[list])}
          most={limits.footerLinksMost}
        >
          {(_, nameOf) => (
            <>
              <FormTextField
                name={nameOf('label')}
                label={text.label}
                isRequired
                validate={written(limits.linkLabelMaxLength)}
              />
              <FormTextField
                name={nameOf('href')}
                label={text.href}
                hint={text.hrefHint}
                isRequired
                validate={rightTarget}
              />
            </>
          )}
        </OrderedList>
      ))}
    </>
  );
}
