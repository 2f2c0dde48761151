import { Link, useNavigate } from '@nukkad/platform';
import { limits, type SignInProvider } from '@nukkad/platform/contract';
import { buttonClass, ErrorState, Loading, Skeleton } from '@nukkad/shared-ui';
import { useEffect, useState } from 'react';
import { AuthPage } from '../common/auth-page/auth-page';
import { names } from '../common/providers/providers.text';
import { finish } from './finish.queries';
import * as text from './login.text';

interface Props {
  provider: SignInProvider;
}

/** Completes a provider's sign-in, without user input. */
export function Finish({ provider }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <AuthPage title={text.title} heading={text.heading}>
      <Attempt key={attempt} provider={provider} onAgain={() => setAttempt(attempt + 1)} />
    </AuthPage>
  );
}

function Attempt({ provider, onAgain }: Props & { onAgain: () => void }) {
  const navigate = useNavigate();
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    let isHere = true;
    void finish(provider).then((finished) => {
      if (!isHere) return;
      if (finished === 'unreachable') setUnreachable(true);
      else navigate(finished === 'refused' ? failed(provider) : finished.place, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [provider, navigate]);
  const name = names[provider];
  if (!isUnreachable) {
    return (
      <Loading label={text.finishing(name)} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="text" lines={3} />
      </Loading>
    );
  }
  return (
    <ErrorState title={text.unreachable(name)} next={text.unreachableNext} onRetry={onAgain}>
      <Link className={buttonClass({ tone: 'ghost' })} to="/login" replace>
        {text.useEmail}
      </Link>
    </ErrorState>
  );
}

const failed = (provider: SignInProvider) => `/login?via=${provider}&failed`;
