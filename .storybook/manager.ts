import { addons, types } from 'storybook/manager-api';
import { componentLabel } from './manager/component-label.ts';
import { SideBySide } from './manager/side-by-side.ts';
import { storybookTheme, systemMode } from './support/manager-theme.ts';

addons.setConfig({
  theme: storybookTheme('manager', systemMode()),
  sidebar: { renderLabel: componentLabel },
});

addons.register('gdb-audit/side-by-side', () => {
  addons.add('gdb-audit/side-by-side', { type: types.PREVIEW, render: SideBySide });
});
