/** Selects a tab whose panel is not shown. Resolves once the panel is shown, which React defers. */
function showPanel(panel: Element): Promise<void> {
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  const shown = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(panel, { attributeFilter: ['data-state'] });
  });
  // A tab is selected by its focus.
  tab?.focus();
  return shown;
}

/** Opens what hides a control, such as the item of an accordion or a panel of tabs, and focuses the control. */
export async function revealControl(control: HTMLElement): Promise<void> {
  for (let around = control.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.matches('[role=tabpanel][data-state=inactive]')) await showPanel(around);
  }
  control.focus();
}
