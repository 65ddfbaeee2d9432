/// <reference types="vite/client" />
/// <reference types="msw-storybook-addon/csf3" />
