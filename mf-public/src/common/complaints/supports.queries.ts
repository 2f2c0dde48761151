import { api, isApiError, toast, useAnswers, useEndpoint, useSession } from '@nukkad/platform';
import type { ComplaintSupport } from '@nukkad/platform/contract';
import { useState } from 'react';
import { text } from './complaints.text';

interface MeTooState extends ComplaintSupport {
  state: 'visitor' | 'ready' | 'busy';
  toggle: () => void;
}

/** Whether the user supports a complaint, and the toggle. One request for all cards. */
export function useMeToo(number: string, alike: number): MeTooState {
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const supported = useEndpoint('getSupported', undefined, { enabled: isLoggedIn });
  const [said, setSaid] = useState<ComplaintSupport | null>(null);
  const [isBusy, setBusy] = useState(false);
  const answers = useAnswers();
  const stored = supported.state === 'ready' && supported.value.includes(number);
  const { isMine } = said ?? { isMine: stored };
  async function toggle(): Promise<void> {
    setBusy(true);
    try {
      setSaid(await api.call(isMine ? 'dropSupport' : 'supportComplaint', { params: { number } }));
      answers.change('getSupported', undefined, (before) =>
        isMine ? before.filter((one) => one !== number) : [number, ...before],
      );
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast({ text: error.code === 'conflict' ? error.message : text.meTooFailed });
    } finally {
      setBusy(false);
    }
  }
  return {
    state: !isLoggedIn ? 'visitor' : isBusy ? 'busy' : 'ready',
    alike: said?.alike ?? alike,
    isMine: isLoggedIn && isMine,
    toggle: () => void toggle(),
  };
}
