import { CopyButton } from '../../src/components/CopyButton/CopyButton.tsx';
import { Grid } from '../../src/components/Grid/Grid.tsx';
import { colorPairs } from '../../src/themes/color-pairs.ts';
import { contrast } from '../../src/themes/contrast.ts';
import { card, cardRow, code, field, list, listItem, muted, swatch, title } from './blocks.css.ts';
import { type ColorStep, colorGroups } from './color-steps.ts';
import { documentedThemes } from './documented-themes.ts';
import { ThemedSheet } from './ThemedSheet.tsx';

const ratioOf = ({ contrast: measured }: ColorStep) =>
  measured ? `${measured.ratio.toFixed(2)} : 1 ${measured.on}` : 'translucent';

const themes = documentedThemes.map(({ name, values }) => ({
  name,
  groups: colorGroups(values.color),
}));

/** A color step in every theme, with a sample, its value and its contrast. */
function StepCard({ step, values }: { step: ColorStep; values: readonly [string, ColorStep][] }) {
  return (
    <li className={card}>
      <span className={code}>{step.path}</span>
      {values.map(([theme, each]) => (
        <span key={theme} className={cardRow}>
          <span className={field} style={{ background: each.value }} />
          <span>
            {theme} <span className={code}>{each.value}</span>
            <br />
            <span className={muted}>{ratioOf(each)}</span>
          </span>
        </span>
      ))}
      <span className={`${code} ${muted}`}>{step.variable}</span>
      <CopyButton
        value={`var(${step.variable})`}
        label="Copy"
        copiedLabel="Copied"
        failedLabel="Not copied"
      />
    </li>
  );
}

/** All color steps of all themes, with CSS variables to copy. */
export function ColorSteps() {
  const [first] = themes;
  return first?.groups.map(({ name, steps }, group) => (
    <ThemedSheet key={name}>
      <p className={title}>{name}</p>
      <Grid as="ul" columns={{ minColumn: 'sm' }} gap="md">
        {steps.map((step, index) => (
          <StepCard
            key={step.path}
            step={step}
            values={themes.flatMap((theme) => {
              const own = theme.groups[group]?.steps[index];
              return own ? [[theme.name, own]] : [];
            })}
          />
        ))}
      </Grid>
    </ThemedSheet>
  ));
}

/** Every pair of colors in use, with its contrast and the required minimum. */
export function Contrasts() {
  return documentedThemes.map(({ className, values, name }) => (
    <ThemedSheet key={name} theme={className}>
      <p className={title}>Contrast in {name}</p>
      <ul className={list} aria-label={`Contrast in ${name}`}>
        {colorPairs(values).map(({ name: pair, foreground, background, min }) => (
          <li key={pair} className={listItem}>
            <span className={swatch} style={{ color: foreground, background }}>
              Hallazgo 4
            </span>
            <span>
              {pair}
              <br />
              <span className={muted}>
                {contrast(foreground, background).toFixed(2)} : 1, at least {min}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </ThemedSheet>
  ));
}
