import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { withoutLanguage } from '../contract/languages';
import { NotFound } from '../page/not-found';
import type { PageIdentity } from '../page/page-head';
import { usePage } from '../page/use-page';
import { useNavigate } from '../router/router';
import { useLocation } from '../router/use-location';
import type {
  ElementContext,
  ElementScreenModule,
  ReactScreenModule,
  ScreenProps,
} from './remote-module';

/** The React component of a screen without React. */
export function elementScreen(module: ElementScreenModule): ReactScreenModule {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each load of a screen
  return { Screen: (props) => <ElementScreen {...props} screen={module} /> };
}

type Said =
  | { state: 'nothing' }
  | { state: 'page'; page: PageIdentity }
  | { state: 'not found' }
  | { state: 'failed'; error: unknown };

interface Props extends ScreenProps {
  screen: ElementScreenModule;
}

interface Mounted {
  controller: AbortController;
  /** The location that it was drawn for last. */
  key: string;
}

function ElementScreen({ screen, path, isUnknown }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(null);
  const [said, say] = useState<Said>({ state: 'nothing' });
  const location = useLocation();
  const navigate = useNavigate();

  const draw = useEffectEvent((method: 'mount' | 'update', { controller }: Mounted) => {
    const { signal } = controller;
    const context: ElementContext = {
      ...{ path, isUnknown, location, signal },
      navigate: (to) => void navigate(to),
      setPage: (page) => signal.aborted || say({ state: 'page', page }),
      notFound: () => signal.aborted || say({ state: 'not found' }),
    };
    const fail = (error: unknown) => signal.aborted || say({ state: 'failed', error });
    Promise.resolve(screen[method]?.(element.current!, context)).catch(fail);
  });
  const keyNow = useEffectEvent(() => location.key);

  // Before the effects around it, so that a screen whose mount throws does not count as mounted.
  useLayoutEffect(() => {
    const host = element.current!;
    const own = { controller: new AbortController(), key: keyNow() };
    mounted.current = own;
    draw('mount', own);
    return () => {
      mounted.current = null;
      own.controller.abort();
      screen.unmount(host);
      host.replaceChildren();
    };
  }, [screen]);

  useLayoutEffect(() => {
    const own = mounted.current;
    if (!own || own.key === location.key) return;
    own.key = location.key;
    draw('update', own);
  }, [location.key]);

  const onClick = (event: MouseEvent) => {
    const to = followedHere(event.nativeEvent);
    if (to === null) return;
    event.preventDefault();
    void navigate(to);
  };

  if (said.state === 'failed') throw said.error;
  return (
    <>
      {said.state === 'page' && <Described page={said.page} />}
      {said.state === 'not found' && <NotFound />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: hears presses of the links within, which keys make too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links within are the controls */}
      <div ref={element} onClick={onClick} />
    </>
  );
}

function Described({ page }: { page: PageIdentity }) {
  usePage(page);
  return null;
}

/** Address of a press on a link to a page of this site, in this window; else null. */
function followedHere(event: globalThis.MouseEvent): string | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === window.location.origin ? withoutLanguage(pathname) + search + hash : null;
}
