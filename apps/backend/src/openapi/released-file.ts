import { contentTag, fileName, headerComponents, responseHeaders } from './headers.ts';

const mediaType = 'application/zip';

const errorContent = {
  'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } },
};

/** The files that the newest releases name: plain downloads, outside the contract. */
export const downloadOperation = {
  '/downloads/{file}': {
    get: {
      operationId: 'downloadFile',
      summary: 'A file of the newest releases.',
      description:
        'For everyone. `getLatestReleases` names the files, with their size and SHA-256.',
      tags: ['downloads'],
      'x-roles': [],
      security: [],
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          description: 'Name of the file.',
          schema: { type: 'string', pattern: '^\\w[\\w.-]{0,99}$' },
          example: 'GDBAudit_V1.02.zip',
        },
        {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: '`ETag` of the file that the caller has.',
          schema: { type: 'string' },
          example: headerComponents.Tag.example,
        },
      ],
      responses: {
        200: {
          description: 'The file.',
          headers: { ...responseHeaders, ...contentTag, ...fileName },
          content: {
            [mediaType]: {
              schema: { type: 'string', format: 'binary', contentMediaType: mediaType },
            },
          },
        },
        304: {
          description: 'The caller has it already.',
          headers: { ...responseHeaders, ...contentTag },
        },
        404: {
          description: '`NOT_FOUND`: no release names this file.',
          headers: responseHeaders,
          content: errorContent,
        },
      },
    },
  },
} as const;
