import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../themes/vars.css.ts';
import { media } from './breakpoints.ts';

const layout = defineProperties({
  conditions: {
    mobile: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'mobile',
  properties: {
    display: ['none', 'block', 'flex', 'grid', 'inline-flex'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: vars.space,
    paddingInline: vars.space,
    paddingBlock: vars.space,
    marginBlock: vars.space,
  },
});

/**
 * Layout utilities with the space scale of the theme, for `.css.ts` files. They run at build time
 * and add no JavaScript to the page.
 */
export const sprinkles = createSprinkles(layout);
