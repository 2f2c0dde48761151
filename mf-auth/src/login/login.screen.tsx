import { Link, useLocation, useSearchParams } from '@nukkad/platform';
import { type LoginOrder, messages } from '@nukkad/platform/contract';
import { buttonClass, Notice } from '@nukkad/shared-ui';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import { AlreadyIn, useWasIn } from '../common/entrance/already-in.container';
import { arrivalOf } from '../common/entrance/arrival.model';
import { placeAfterLogin } from '../common/entrance/entrance.model';
import { useGoOn } from '../common/entrance/use-go-on';
import { type Entered, login } from '../common/login/login.queries';
import { LoginForm } from '../common/login/login-form';
import { PasskeySignIn } from '../common/passkey/passkey-sign-in.container';
import { Providers } from '../common/providers/providers.container';
import { providerNamed } from '../common/providers/providers.model';
import * as provider from '../common/providers/providers.text';
import { Finish } from './finish.container';
import * as text from './login.text';
import { PasskeysAfterReset } from './passkeys-after-reset';

export function Screen() {
  const [search] = useSearchParams();
  const wasIn = useWasIn();
  const via = providerNamed(search.get('via'));
  const isBack = via !== null && !search.has('failed');
  if (isBack) return <Finish provider={via} />;
  if (wasIn) return <AlreadyIn />;
  return <LoginPage failed={via && provider.names[via]} />;
}

/** `failed` names the provider whose sign-in failed. */
function LoginPage({ failed }: { failed: string | null }) {
  const { email, from, hasNewPassword, ...passkeys } = arrivalOf(useLocation().state);
  const goOnTo = useGoOn();
  const goOn = ({ signedIn, profession }: Entered) =>
    goOnTo(placeAfterLogin(signedIn, profession, from), { replace: true });
  const reason = from === null ? undefined : text.reasons[from.split('?', 1)[0] ?? ''];
  const send = (order: LoginOrder) => login(order, goOn);
  return (
    <AuthPage title={text.title} heading={text.heading}>
      {failed !== null && <Notice title={text.failedWith(failed)}>{text.failedWhy}</Notice>}
      {reason !== undefined && <Notice title={reason}>{text.reasonWhy}</Notice>}
      {hasNewPassword && (
        <Notice title={messages.passwordChanged}>
          <PasskeysAfterReset {...passkeys} />
        </Notice>
      )}
      {/* A browser may know the email later than the HTML: a new form takes it. */}
      <LoginForm key={email} email={email ?? ''} from={from} onLogin={send} />
      <PasskeySignIn onEntered={goOn} />
      <Providers />
      <OtherWay question={text.isNew}>
        <Link className={buttonClass({ tone: 'secondary' })} to="/register" state={{ from }}>
          {text.register}
        </Link>
      </OtherWay>
    </AuthPage>
  );
}
