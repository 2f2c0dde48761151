import { Link } from '@nukkad/platform';
import type { Toast } from '@nukkad/platform/host';
import { buttonClass, ToastRegion as Region, type ToastRegionProps } from '@nukkad/shared-ui';

interface Props extends Omit<ToastRegionProps, 'toasts'> {
  toasts: readonly Toast[];
}

/** Loaded by `toasts.tsx` with the first message: a chunk of its own. */
export function ToastRegion({ toasts, onDismiss, ...ways }: Props) {
  const items = toasts.map(({ link, ...toast }) => ({
    ...toast,
    ...(link && {
      link: (
        <Link
          to={link.to}
          state={link.state}
          className={buttonClass({ tone: 'ghost' })}
          onClick={() => onDismiss(toast.id)}
        >
          {link.label}
        </Link>
      ),
    }),
  }));
  return <Region toasts={items} onDismiss={onDismiss} {...ways} />;
}
