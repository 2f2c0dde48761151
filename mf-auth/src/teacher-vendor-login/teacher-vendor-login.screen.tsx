import { Link, toast, useLocation } from '@nukkad/platform';
import type { LoginOrder } from '@nukkad/platform/contract';
import { linkClass } from '@nukkad/shared-ui';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import { teachers } from '../common/auth-page/pitches.text';
import { AlreadyIn, useWasIn } from '../common/entrance/already-in.container';
import { arrivalOf } from '../common/entrance/arrival.model';
import { placeAfterLogin } from '../common/entrance/entrance.model';
import { useGoOn } from '../common/entrance/use-go-on';
import { type Entered, login } from '../common/login/login.queries';
import { LoginForm } from '../common/login/login-form';
import { PasskeySignIn } from '../common/passkey/passkey-sign-in.container';
import { isTeacher, teachersPlace } from './teacher.model';
import * as text from './teacher-vendor-login.text';

export function Screen() {
  return useWasIn() ? <AlreadyIn /> : <TeacherLogin />;
}

function TeacherLogin() {
  const { email, from } = arrivalOf(useLocation().state);
  const goOnTo = useGoOn();
  const goOn = ({ signedIn, profession }: Entered) => {
    const place = placeAfterLogin(signedIn, profession, from);
    if (isTeacher(profession)) {
      goOnTo(teachersPlace(signedIn, place), { replace: true });
      return;
    }
    toast({ text: text.notTeacher(profession) });
    goOnTo(place, { replace: true });
  };
  const send = (order: LoginOrder) => login(order, goOn);
  return (
    <AuthPage heading={text.heading} lead={text.lead} pitch={teachers}>
      <LoginForm key={email} email={email ?? ''} onLogin={send} />
      <PasskeySignIn onEntered={goOn} />
      <div>
        <OtherWay question={text.isNew}>
          <Link className={linkClass({ isStandalone: true })} to="/list-yourself">
            {text.listYourself}
          </Link>
        </OtherWay>
        <OtherWay question={text.notTeaching}>
          <Link className={linkClass({ isStandalone: true })} to="/login" state={{ from }}>
            {text.login}
          </Link>
        </OtherWay>
      </div>
    </AuthPage>
  );
}
