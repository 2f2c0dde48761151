import type { FunctionComponent, SVGProps } from 'react';

type Attributes = SVGProps<SVGSVGElement> & { size?: number | string };

export default function plainIcon(data: {
  node: readonly (readonly [tag: string, attributes: object])[];
}): FunctionComponent<Attributes>;
