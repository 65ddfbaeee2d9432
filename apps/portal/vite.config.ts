import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { brand } from './src/config/brand.ts';

/** Puts the product name of `brand.ts` into the page, so that it stands in one file. */
function brandInHtml(): Plugin {
  return {
    name: 'brand-in-html',
    transformIndexHtml: (html) => html.replaceAll('%BRAND_PRODUCT%', brand.product),
  };
}

export default defineConfig(({ mode }) => {
  // Where the backend listens while developing.
  const { API_ORIGIN = 'http://localhost:8080' } = loadEnv(mode, import.meta.dirname, 'API_');
  return {
    plugins: [brandInHtml(), vanillaExtractPlugin(), react()],
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      // The content security policy allows neither inline scripts nor `data:` scripts.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
    server: { proxy: { '/api': API_ORIGIN } },
  };
});
