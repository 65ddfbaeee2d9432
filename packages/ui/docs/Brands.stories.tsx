import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../src/components/Button/Button.tsx';
import { Dialog } from '../src/components/Dialog/Dialog.tsx';
import { TextField } from '../src/components/TextField/TextField.tsx';
import { whilePrinting } from '../src/testing/print-styles.ts';
import { sheetDark } from '../src/themes/sheet-dark/theme.css.ts';
import { sheetLight } from '../src/themes/sheet-light/theme.css.ts';
import { vars } from '../src/themes/vars.css.ts';
import { BrandSheet } from './blocks/BrandSheet.tsx';
import {
  brasaDark,
  brasaLight,
  grafitoDark,
  grafitoLight,
  sideBySide,
} from './blocks/brands.css.ts';

/** The light and the dark theme of a brand. */
function BrandSheets({ name, light, dark }: { name: string; light: string; dark: string }) {
  return (
    <div className={sideBySide}>
      <BrandSheet theme={light} name={`${name}, claro`} />
      <BrandSheet theme={dark} name={`${name}, oscuro`} />
    </div>
  );
}

const meta = {
  title: 'Foundations/Brands',
  component: BrandSheets,
  parameters: {
    layout: 'fullscreen',
    screenshots: { sizes: ['desktop'], themes: ['sheet-light'] },
  },
} satisfies Meta<typeof BrandSheets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A checkbox with large corners must not look like a radio button. */
const expectSquareCheckbox: Story['play'] = async ({ canvas }) => {
  for (const box of canvas.getAllByRole('checkbox')) {
    const { borderTopLeftRadius, width } = getComputedStyle(box);
    await expect(Number.parseFloat(borderTopLeftRadius)).toBeLessThanOrEqual(
      Number.parseFloat(width) / 4,
    );
  }
};

/** Its colors are in the screenshots of every component. */
export const Sheet: Story = {
  parameters: { screenshots: { disable: true } },
  args: { name: 'Hoja', light: sheetLight, dark: sheetDark },
  play: expectSquareCheckbox,
};
export const Brasa: Story = {
  args: { name: 'Brasa', light: brasaLight, dark: brasaDark },
  play: expectSquareCheckbox,
};
export const Grafito: Story = {
  args: { name: 'Grafito', light: grafitoLight, dark: grafitoDark },
  play: expectSquareCheckbox,
};

/** Dialogs are at the end of the page, so the theme of the toolbar is theirs. */
const withDialog = (theme: string, className: string): Story => ({
  globals: { theme },
  parameters: { screenshots: { disable: true } },
  args: { name: theme, light: className, dark: className },
  render: () => (
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Eliminar la estación"
      closeLabel="Cerrar"
      footer={<Button variant="danger">Eliminar</Button>}
    >
      <TextField label="Motivo" error="Escriba un motivo." />
    </Dialog>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Eliminar la estación' });
    await expect(document.documentElement).toHaveClass(...className.split(' '));
  },
});

export const DialogOfBrasa = withDialog('brasa-light', brasaLight);
export const DialogOfBrasaInDark = withDialog('brasa-dark', brasaDark);
export const DialogOfGrafito = withDialog('grafito-light', grafitoLight);
export const DialogOfGrafitoInDark = withDialog('grafito-dark', grafitoDark);

/** Paper is white, so that a dark theme has the light colors in print. */
export const DarkOnPaper: Story = {
  args: { name: 'Hoja', light: sheetLight, dark: sheetDark },
  parameters: { screenshots: { disable: true } },
  play: async ({ canvasElement }) => {
    const colors = () =>
      [sheetLight, sheetDark].map((theme) => {
        const [element] = canvasElement.getElementsByClassName(theme);
        return element
          ? getComputedStyle(element).getPropertyValue(vars.color.text.regular.slice(4, -1))
          : '';
      });
    const [light, dark] = colors();
    await expect(dark).not.toBe(light);
    await whilePrinting(async () => {
      await expect(colors()).toEqual([light, light]);
    });
  },
};
