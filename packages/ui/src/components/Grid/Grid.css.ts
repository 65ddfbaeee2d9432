import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const gridCounts = [1, 2, 3, 4, 5, 6, 12] as const;
export const gridMinColumns = ['xs', 'sm', 'md', 'lg'] as const;

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 12: 12 } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid', minInlineSize: 0, listStyle: 'none' });

export const mobile = styleVariants(counts, columns);
export const tablet = styleVariants(counts, (count) => ({
  '@media': { [media.tablet]: columns(count) },
}));
export const desktop = styleVariants(counts, (count) => ({
  '@media': { [media.desktop]: columns(count) },
}));

export const minColumn = styleVariants(vars.size.column, (width) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
}));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
