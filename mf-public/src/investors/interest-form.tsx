import {
  type InterestOrder,
  type InvestmentRange,
  limits,
  messages,
} from '@nukkad/platform/contract';
import {
  all,
  Button,
  email,
  Form,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
  maxLength,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { phoneProblem } from '../common/phone.model';
import styles from './investors.module.css';
import { text } from './investors.text';

/** Values of the form: a range is still to be chosen. */
interface Typed extends Omit<InterestOrder, 'range'> {
  range: InvestmentRange | null;
}

const empty: Typed = { name: '', email: '', phone: '', range: null, message: '' };
const asked = required(messages.required);
const short = (most: number) => maxLength(most, text.atMost(most));

const ranges = (Object.keys(text.ranges) as InvestmentRange[]).map((value) => ({
  value,
  label: text.ranges[value],
}));

interface Props {
  title: string;
  onSubmit: (order: InterestOrder) => Promise<SubmitAnswer>;
  onClose: () => void;
}

/** Investor form: name, range and message. */
export function InterestForm({ title, onSubmit, onClose }: Props) {
  const send = ({ range, ...typed }: Typed) =>
    range === null ? { range: text.chooseRange } : onSubmit({ ...typed, range });
  return (
    <Form label={text.form(title)} initialValues={empty} onSubmit={send}>
      <FormTextField
        name="name"
        label={text.name}
        autoComplete="name"
        isRequired
        validate={all(asked, short(limits.nameMaxLength))}
      />
      <FormTextField
        name="email"
        type="email"
        label={text.email}
        autoComplete="email"
        isRequired
        validate={all(asked, email(messages.invalidEmail), short(limits.emailMaxLength))}
      />
      <FormPhoneField name="phone" label={text.phone} isRequired validate={phoneProblem} />
      <FormSelect
        name="range"
        label={text.range}
        options={ranges}
        isRequired
        validate={(range) => (range ? undefined : text.chooseRange)}
      />
      <FormTextArea
        name="message"
        label={text.message}
        rows={4}
        limit={limits.messageMaxLength}
        isRequired
        validate={all(asked, short(limits.messageMaxLength))}
      />
      <div className={styles.ways}>
        <SubmitButton busyText={text.sending}>{text.send}</SubmitButton>
        <Button tone="ghost" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </Form>
  );
}
