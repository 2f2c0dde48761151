import { Link, useLocation } from '@nukkad/platform';
import {
  type Credits,
  type Hold,
  limits,
  messages,
  type PayingBy,
} from '@nukkad/platform/contract';
import { formatLongDateTime } from '@nukkad/platform/format';
import {
  all,
  email,
  Form,
  FormPhoneField,
  FormTextArea,
  FormTextField,
  linkClass,
  maxLength,
  required,
  type SubmitAnswer,
  SubmitButton,
  useFormValue,
} from '@nukkad/shared-ui';
import { BusinessFields } from '../../common/business/business-fields';
import { phoneProblem } from '../../common/phone.model';
import styles from '../book.module.css';
import { text } from '../book.text';
import { BOOKED_TIME } from '../hold/hold-summary';
import { CodeFields } from '../order/code-fields';
import { type Answers, type Booker, isCharged, wayChosen, waysToPay } from '../order/order.model';
import type { CodeAnswer } from '../order/order.queries';
import { PayingField } from '../order/paying-field';
import { PlaceFields } from '../order/place-fields';
import { WeeksFields } from '../order/weeks-fields';
import type { SubmissionState } from './booking-submission.queries';

export interface OrderFormProps {
  hold: Hold;
  booker: Booker;
  initial: Answers;
  credits: readonly Credits[];
  submission: SubmissionState;
  /** Cancellation terms. */
  policy: string;
  onEdit: (answers: Answers) => void;
  onSubmit: (answers: Answers) => Promise<SubmitAnswer>;
  onCode: (email: string) => Promise<CodeAnswer | null>;
  /** The user goes to log in, and returns. */
  onLogin: () => void;
}

const short = (most: number) => maxLength(most, text.atMost(most));
const asked = (most: number) => all(required(messages.required), short(most));

/** The booking form for a hold. */
export function OrderForm({ hold, booker, initial, submission, ...props }: OrderFormProps) {
  const { credits, policy, onEdit, onSubmit, onCode, onLogin } = props;
  return (
    <Form label={text.form} initialValues={initial} onEdit={onEdit} onSubmit={onSubmit} isLong>
      <h2 className={styles.title}>{text.yourself}</h2>
      <ClientFields hold={hold} booker={booker} onLogin={onLogin} />
      {booker.account === null && <Code codeFor={submission.codeFor} onCode={onCode} />}
      {hold.kind === 'hire' && <PlaceFields addresses={booker.addresses} />}
      <FormTextArea
        name="reason"
        label={text.reason}
        hint={text.reasonHint(hold.vendor.vendorName)}
        rows={3}
        limit={limits.bookingReasonMaxLength}
        validate={short(limits.bookingReasonMaxLength)}
      />
      {hold.kind === 'lesson' && <WeeksFields taken={submission.taken} />}
      <PayingField hold={hold} credits={credits} />
      <Invoiced hold={hold} />
      <p className={styles.muted}>{policy}</p>
      {hold.isAskedFirst && (
        <p className={styles.muted}>
          {text.asked(hold.vendor.vendorName, formatLongDateTime(hold.answerBy))}
        </p>
      )}
      {submission.isSignedOut && <LoginAgain onLogin={onLogin} />}
      <SubmitButton size="large" busyText={text.sending} aria-describedby={BOOKED_TIME}>
        {text.submit[hold.kind]}
      </SubmitButton>
    </Form>
  );
}

function Invoiced({ hold }: Pick<OrderFormProps, 'hold'>) {
  const [weeks] = useFormValue<string>('weeks');
  const [chosen = null] = useFormValue<PayingBy | null>('payingBy');
  const ways = waysToPay(hold, hold.kind === 'lesson' ? Number(weeks) : 1);
  return isCharged(hold, wayChosen(ways, chosen)) && <BusinessFields />;
}

function ClientFields({
  hold,
  booker: { account },
  onLogin,
}: Pick<OrderFormProps, 'hold' | 'booker' | 'onLogin'>) {
  return (
    <>
      {account === null && (
        <p>
          {text.haveAccount} <LoginLink label={text.login} onLogin={onLogin} />
        </p>
      )}
      <FormTextField
        name="client.name"
        label={text.name}
        autoComplete="name"
        isRequired
        validate={asked(limits.nameMaxLength)}
        {...(account !== null && { hint: text.changeHint })}
      />
      <FormPhoneField name="client.phone" label={text.phone} isRequired validate={phoneProblem} />
      <FormTextField
        name="client.city"
        label={text.city}
        autoComplete="address-level2"
        isRequired
        validate={asked(limits.placeTermMaxLength)}
      />
      {account !== null ? (
        <p className={styles.muted}>{text.emailsTo(account.email)}</p>
      ) : (
        <FormTextField
          name="client.email"
          type="email"
          label={text.email}
          hint={text.emailHint(hold.vendor.vendorName, formatLongDateTime(hold.answerBy))}
          autoComplete="email"
          validate={all(email(messages.invalidEmail), short(limits.emailMaxLength))}
        />
      )}
    </>
  );
}

/** Shown while the email is the one the code was sent to. */
function Code({ codeFor, onCode }: { codeFor: string | null } & Pick<OrderFormProps, 'onCode'>) {
  const [written = ''] = useFormValue<string>('client.email');
  if (codeFor === null || codeFor !== written.trim()) return null;
  return <CodeFields email={codeFor} onResend={() => onCode(codeFor)} />;
}

function LoginAgain({ onLogin }: Pick<OrderFormProps, 'onLogin'>) {
  return (
    <p>
      <LoginLink label={text.loginAgain} onLogin={onLogin} />
    </p>
  );
}

function LoginLink({ label, onLogin }: { label: string } & Pick<OrderFormProps, 'onLogin'>) {
  const { pathname, search } = useLocation();
  return (
    <Link
      className={linkClass({ isStandalone: true })}
      to="/login"
      state={{ from: pathname + search }}
      onClick={onLogin}
    >
      {label}
    </Link>
  );
}
