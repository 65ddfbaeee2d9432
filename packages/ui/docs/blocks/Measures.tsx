import { breakpoints } from '../../src/css/breakpoints.ts';
import { variableName } from '../../src/themes/variable-name.ts';
import { bar, box } from './blocks.css.ts';
import { day } from './documented-themes.ts';
import { TokenTable } from './TokenTable.tsx';

const rowsOf = (path: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => {
    const name = `${path}.${key}`;
    return { name, value, variable: `--${variableName(name.split('.'))}` };
  });

/** The space scale, each step with a sample of its width. */
export function Space() {
  const rows = rowsOf('space', day.space).map((row) => ({
    ...row,
    sample: <span className={bar} style={{ inlineSize: row.value }} />,
  }));
  return <TokenTable caption="Space" rows={rows} />;
}

/** Heights of controls, sizes of icons, and widths of containers and columns. */
export function Sizes() {
  const { control, icon, container, column, target, measure } = day.size;
  const rows = [
    ...rowsOf('size.control', control),
    ...rowsOf('size.icon', icon),
    ...rowsOf('size.container', container),
    ...rowsOf('size.column', column),
    ...rowsOf('size', { target, measure }),
  ];
  return <TokenTable caption="Sizes" rows={rows} />;
}

/** Corner radii, line widths and shadows, on a box with the raised background. */
export function Edges() {
  const radius = rowsOf('radius', day.radius).map((row) => ({
    ...row,
    sample: <span className={box} style={{ borderRadius: row.value }} />,
  }));
  const line = rowsOf('line', day.line).map((row) => ({
    ...row,
    sample: <span className={box} style={{ borderWidth: row.value }} />,
  }));
  const shadow = rowsOf('shadow', day.shadow).map((row) => ({
    ...row,
    sample: <span className={box} style={{ boxShadow: row.value }} />,
  }));
  return <TokenTable caption="Corners, lines, shadows" rows={[...radius, ...line, ...shadow]} />;
}

/** Fonts, font sizes, weights and line heights, each with a sample. */
export function TypeScale() {
  const sizes = [
    ...rowsOf('type.size', day.type.size),
    ...rowsOf('type.heading', day.type.heading),
  ].map((row) => ({
    ...row,
    sample: <span style={{ fontSize: row.value, lineHeight: '1.2' }}>Área de influencia</span>,
  }));
  const families = rowsOf('type.family', day.type.family).map((row) => ({
    ...row,
    sample: <span style={{ fontFamily: row.value }}>R_INF_04, 4° 35′ N, ñ á ü ¿?</span>,
  }));
  const weights = rowsOf('type.weight', day.type.weight).map((row) => ({
    ...row,
    sample: <span style={{ fontWeight: row.value }}>Llave primaria</span>,
  }));
  const others = [
    ...rowsOf('type.lineHeight', day.type.lineHeight),
    ...rowsOf('type.tracking', day.type.tracking),
  ];
  return (
    <>
      <TokenTable caption="Families" rows={families} />
      <TokenTable caption="Sizes" rows={sizes} />
      <TokenTable caption="Weights" rows={weights} />
      <TokenTable caption="Lines" rows={others} />
    </>
  );
}

/** Durations and easing. */
export function Motion() {
  return <TokenTable caption="Motion" rows={rowsOf('motion', day.motion)} />;
}

/** Viewport widths at which the layout changes. */
export function Breakpoints() {
  // They are no variables: a media query can read none.
  const rows = Object.entries(breakpoints).map(([key, value]) => ({
    name: `breakpoints.${key}`,
    value,
  }));
  return <TokenTable caption="Breakpoints" rows={rows} />;
}

/** Stacking order: the `z-index` of each layer. */
export function Layers() {
  return <TokenTable caption="Order in depth" rows={rowsOf('layer', day.layer)} />;
}
