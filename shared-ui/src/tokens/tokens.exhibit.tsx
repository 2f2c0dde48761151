import type { Exhibit } from '../workshop/exhibit';
import styles from './tokens-exhibit.module.css';

const colours = {
  Ground: ['bg', 'surface', 'surface-sunken', 'surface-raised'],
  Words: ['text', 'text-muted', 'link'],
  Lines: ['border', 'border-control', 'focus'],
  Action: ['primary', 'primary-hover', 'primary-soft', 'on-primary'],
  Accent: ['accent', 'accent-soft', 'accent-text', 'star'],
  Judgement: [
    'neutral-soft',
    'success',
    'success-soft',
    'warning',
    'danger',
    'danger-soft',
    'info',
    'info-soft',
  ],
  Chart: ['chart-1', 'chart-2', 'chart-3'],
};

const audiences = ['doctor', 'engineer', 'ca', 'advocate', 'teacher', 'labour', 'officer', 'govt'];
const sizes = ['display', 'h1', 'h2', 'h3', 'body', 'body-sm', 'label', 'caption'];
const spaces = ['1', '2', '3', '4', '5', '6', '8', '10', '12', '16', '24'];
const radii = ['xs', 'sm', 'md', 'lg', 'full'];
const shadows = ['1', '2', '3'];

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.swatches}>
      {names.map((name) => (
        <li key={name} className={styles.swatch}>
          <span
            className={styles.colour}
            style={{ backgroundColor: `var(--nk-color-${name})` }}
            aria-hidden="true"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

const Colours = () =>
  Object.entries(colours).map(([group, names]) => (
    <div key={group} className={styles.group}>
      {group}
      <Swatches names={names} />
    </div>
  ));

const Audiences = () => (
  <ul className={styles.swatches}>
    {audiences.map((name) => (
      <li
        key={name}
        className={styles.audience}
        style={{
          backgroundColor: `var(--nk-color-${name}-bg)`,
          color: `var(--nk-color-${name}-fg)`,
        }}
      >
        {name}
      </li>
    ))}
  </ul>
);

const Type = () => (
  <ul className={styles.type}>
    {sizes.map((size) => (
      <li key={size} style={{ font: `var(--nk-text-${size})` }}>
        {size}: ₹1,25,000 near you
      </li>
    ))}
  </ul>
);

const Space = () => (
  <ul className={styles.type}>
    {spaces.map((space) => (
      <li key={space} className={styles.swatch}>
        <span
          className={styles.space}
          style={{ inlineSize: `var(--nk-space-${space})` }}
          aria-hidden="true"
        />
        {space}
      </li>
    ))}
  </ul>
);

const Shape = () => (
  <ul className={styles.swatches}>
    {radii.map((radius) => (
      <li key={radius} className={styles.swatch}>
        <span
          className={styles.colour}
          style={{ borderRadius: `var(--nk-radius-${radius})` }}
          aria-hidden="true"
        />
        {radius}
      </li>
    ))}
    {shadows.map((shadow) => (
      <li key={shadow} className={styles.swatch}>
        <span
          className={styles.colour}
          style={{ boxShadow: `var(--nk-shadow-${shadow})` }}
          aria-hidden="true"
        />
        shadow {shadow}
      </li>
    ))}
  </ul>
);

export const tokensExhibit: Exhibit = {
  component: 'Tokens',
  specimens: [
    { state: 'Colours', Draw: Colours },
    { state: 'Audiences', Draw: Audiences },
    { state: 'Type', Draw: Type },
    { state: 'Space', Draw: Space },
    { state: 'Shape and depth', Draw: Shape },
  ],
};
