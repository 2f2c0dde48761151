import { Link, useEndpoint, useSession } from '@nukkad/platform';
import { professionNamed } from '@nukkad/platform/contract';
import { linkClass, Notice } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { OtherWay } from '../common/auth-page/other-way';
import { professionals } from '../common/auth-page/pitches.text';
import { useGoOn } from '../common/entrance/use-go-on';
import type { FormError } from '../common/form-error';
import type { Listing } from './list-yourself.model';
import { listYourself } from './list-yourself.queries';
import * as text from './list-yourself.text';
import { ListYourselfForm } from './list-yourself-form';

const findable = { canonical: '/list-yourself', description: text.lead };

export function Screen() {
  const userTypes = useEndpoint('getAllUserType');
  const goOnTo = useGoOn();
  const [formError, setFormError] = useState<FormError | null>(null);
  const send = async (listing: Listing) => {
    const known = userTypes.state === 'ready' ? userTypes.value : [];
    const profession = professionNamed(known, listing.vendorType);
    const listed = await listYourself(listing, profession);
    setFormError('formError' in listed ? listed.formError : null);
    if ('formError' in listed) return listed.fields;
    goOnTo('/enter-otp', { state: { email: listing.email.trim(), profession, ...listed } });
    return undefined;
  };
  return (
    <AuthPage heading={text.heading} lead={text.lead} pitch={professionals} findable={findable}>
      <SignedInNotice />
      <ListYourselfForm
        userTypes={userTypes}
        onSubmit={send}
        formError={formError}
        onTouch={() => setFormError(null)}
      />
      <OtherWay question={text.isListed}>
        <Link className={linkClass({ isStandalone: true })} to="/login">
          {text.login}
        </Link>
        <Link className={linkClass({ isStandalone: true })} to="/teacher-vendor-login">
          {text.teacherLogin}
        </Link>
      </OtherWay>
    </AuthPage>
  );
}

function SignedInNotice() {
  const isIn = useSession((state) => state.isLoggedIn);
  const who = useSession((state) => state.remembered.emailID);
  return isIn ? <Notice title={text.signedIn(who)}>{text.signedInWhy}</Notice> : null;
}
