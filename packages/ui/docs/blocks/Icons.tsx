import { Grid } from '../../src/components/Grid/Grid.tsx';
import { Glyph } from '../../src/components/private/Glyph/Glyph.tsx';
import { card, code, iconSample, muted } from './blocks.css.ts';
import { documentedIcons } from './documented-icons.ts';
import { ThemedSheet } from './ThemedSheet.tsx';

/** All icons, with their name in the library and their meaning. */
export function Icons() {
  return (
    <ThemedSheet>
      <Grid as="ul" columns={{ minColumn: 'xs' }} gap="md">
        {Object.entries(documentedIcons).map(([name, { Icon, meaning }]) => (
          <li key={name} className={card}>
            <span className={iconSample}>
              <Glyph icon={<Icon />} />
            </span>
            <span className={code}>{name}</span>
            <span className={muted}>{meaning}</span>
          </li>
        ))}
      </Grid>
    </ThemedSheet>
  );
}
