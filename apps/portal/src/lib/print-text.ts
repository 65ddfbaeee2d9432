/** Prints lines of text alone, without the page that shows them. */
export function printText(lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  // Without a size rather than hidden: a hidden frame has no layout, and would print nothing.
  frame.width = '0';
  frame.height = '0';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  if (!contentDocument || !contentWindow) {
    frame.remove();
    return;
  }
  for (const line of lines) {
    const paragraph = contentDocument.createElement('p');
    paragraph.textContent = line;
    contentDocument.body.append(paragraph);
  }
  // Removed when the dialog of the printer closes: the lines may be secrets.
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
