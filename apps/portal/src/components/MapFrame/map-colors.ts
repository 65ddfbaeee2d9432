import type { ColorTokens } from '@consultancy/ui/theming';

/**
 * The colors of the map, by the conventions of maps.
 * @param color the colors of a theme, or its CSS variables.
 */
export const mapColors = ({ background, text, tone }: ColorTokens) => ({
  ink: text.regular,
  sheet: background.surface,
  relief: tone.warning.line,
  water: tone.info.line,
  vegetation: tone.success.line,
  finding: tone.danger.text,
});
