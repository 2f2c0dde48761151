import { Link, useEndpoint, useLocation } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { linkClass } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import { AlreadyIn, useWasIn } from '../common/entrance/already-in.container';
import { arrivalOf } from '../common/entrance/arrival.model';
import { useGoOn } from '../common/entrance/use-go-on';
import type { FormError } from '../common/form-error';
import { Providers } from '../common/providers/providers.container';
import { customersShown } from './register.model';
import { type Registration, register } from './register.queries';
import * as text from './register.text';
import { RegisterForm } from './register-form';

export function Screen() {
  const wasIn = useWasIn();
  return wasIn ? <AlreadyIn /> : <RegisterPage />;
}

function RegisterPage() {
  const { from, email, fullName } = arrivalOf(useLocation().state);
  const goOnTo = useGoOn();
  const [formError, setFormError] = useState<FormError | null>(null);
  const send = async (registration: Registration) => {
    const registered = await register(registration);
    setFormError('formError' in registered ? registered.formError : null);
    if ('fields' in registered) return registered.fields;
    if ('existed' in registered) {
      const back = from === null ? {} : { from };
      goOnTo('/enter-otp', { state: { email: registration.email, ...registered, ...back } });
    }
    return undefined;
  };
  return (
    <AuthPage title={text.title} heading={text.heading} lead={<Customers />}>
      {/* A browser may know them later than the HTML: a new form takes them. */}
      <RegisterForm
        key={email}
        known={{ fullName: fullName ?? '', email: email ?? '' }}
        onSubmit={send}
        formError={formError}
      />
      <Providers />
      <div>
        <OtherWay question={text.hasAccount}>
          <Link className={linkClass({ isStandalone: true })} to="/login" state={{ from }}>
            {text.login}
          </Link>
        </OtherWay>
        <OtherWay question={text.isProfessional}>
          <Link className={linkClass({ isStandalone: true })} to="/list-yourself">
            {text.listYourself}
          </Link>
        </OtherWay>
      </div>
    </AuthPage>
  );
}

function Customers() {
  const stats = useEndpoint('getPublicStats');
  const count = stats.state === 'ready' ? stats.value.happyCustomers : limits.happyCustomers;
  return <>{text.join(customersShown(count))}</>;
}
