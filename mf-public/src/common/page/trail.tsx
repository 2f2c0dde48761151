import { Link } from '@nukkad/platform';
import { Breadcrumb } from '@nukkad/shared-ui';

interface Props {
  /** From the root to this page, which needs no address. */
  steps: { label: string; to?: string }[];
}

export function Trail({ steps }: Props) {
  return (
    <Breadcrumb
      trail={steps.map(({ label, to }) => ({
        label,
        ...(to !== undefined && { link: <Link to={to}>{label}</Link> }),
      }))}
    />
  );
}
