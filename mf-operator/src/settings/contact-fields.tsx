import { messages } from '@nukkad/platform/contract';
import { all, email, FormTextField, required } from '@nukkad/shared-ui';
import { text } from './settings.text';

const needed = required(text.needed);

export function ContactFields() {
  return (
    <>
      <FormTextField name="site.name" label={text.name} isRequired validate={needed} />
      <FormTextField name="site.address" label={text.address} isRequired validate={needed} />
      <FormTextField name="site.phone" label={text.phone} type="tel" isRequired validate={needed} />
      <FormTextField
        name="site.email"
        label={text.email}
        type="email"
        isRequired
        validate={all<string>(needed, email(messages.invalidEmail))}
      />
      <FormTextField name="site.copyright" label={text.copyright} isRequired validate={needed} />
      <FormTextField name="site.place.city" label={text.city} isRequired validate={needed} />
      <FormTextField name="site.place.name" label={text.locality} isRequired validate={needed} />
    </>
  );
}
