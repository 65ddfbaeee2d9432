import { describe, expect, it } from 'vitest';
import { dataScript, escapeHtml, fill, tag } from './html.ts';

describe('escaped text in a document', () => {
  it('stays text and attribute, whatever it contains', () => {
    expect(escapeHtml('<b> & "c"')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
    expect(tag('link', { href: '/a"b', crossorigin: true })).toBe(
      '<link href="/a&quot;b" crossorigin>',
    );
  });

  it('cannot close the element that contains data', () => {
    const script = dataScript('application/ld+json', { name: '</script><b>' });
    expect(script.match(/</g)).toHaveLength(2);
    expect(JSON.parse(script.replace(/<[^>]+>/g, ''))).toEqual({ name: '</script><b>' });
  });

  it('replaces exactly one comment of the template', () => {
    const texts = { head: '<!--page-->', page: '$1 $& <!--head-->' };
    expect(fill('<a><!--head--><b><!--page--></b></a>', texts)).toBe(
      '<a><!--page--><b>$1 $& <!--head--></b></a>',
    );
    for (const template of ['<a></a>', '<!--page--><!--page-->', '<!--page--><!--other-->']) {
      expect(() => fill(template, { page: '' })).toThrow('not exactly one');
    }
  });
});
