import '@consultancy/ui/reset';
import '@consultancy/ui/themes/sheet';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { site } from '../../content.ts';

export const metadata: Metadata = { title: site, icons: 'data:,' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="es-CO">
      <body>{children}</body>
    </html>
  );
}
