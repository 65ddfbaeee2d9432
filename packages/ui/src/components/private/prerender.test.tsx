import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { ToastProvider } from '../Toast/ToastProvider.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

const trigger = <Button>Abrir</Button>;

/** Prerendered components that use libraries with inline styles. */
const pieces: Record<string, ReactElement> = {
  Accordion: <Accordion items={[{ key: 'a', title: 'Pregunta', content: 'Respuesta' }]} />,
  DropdownMenu: <DropdownMenu trigger={trigger} groups={[]} />,
  Popover: (
    <Popover trigger={trigger} title="Ayuda" closeLabel="Cerrar">
      Palabras
    </Popover>
  ),
  Progress: <Progress label="Descarga" value={40} valueText="40 %" />,
  Tabs: (
    <Tabs
      label="Partes"
      defaultValue="a"
      items={[
        { key: 'a', label: 'Una', content: 'Primera' },
        { key: 'b', label: 'Otra', content: 'Segunda' },
      ]}
    />
  ),
  ToastProvider: (
    <ToastProvider label="Avisos" messageLabel="Aviso" closeLabel="Cerrar">
      Página
    </ToastProvider>
  ),
  Tooltip: <Tooltip text="Más palabras">{trigger}</Tooltip>,
};

it.each(Object.entries(pieces))('%s is prerendered without an inline style', (_name, piece) => {
  const html = renderToStaticMarkup(piece);
  expect(html).not.toBe('');
  expect(html).not.toContain('style=');
});

it('prerenders the text of collapsed panels and of hidden tabs', () => {
  expect(renderToStaticMarkup(pieces.Accordion)).toContain('Respuesta');
  expect(renderToStaticMarkup(pieces.Tabs)).toContain('Segunda');
});

it('adds nothing to a page that shows no message', () => {
  expect(renderToStaticMarkup(pieces.ToastProvider)).toBe('Página');
});
