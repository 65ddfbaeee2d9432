import { Key, type WebDriver } from 'selenium-webdriver';

/** The keys of WebDriver by the names of `KeyboardEvent.key`. */
const named: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** A keyboard whose keys go to the element in focus. */
export class WebKitKeyboard {
  readonly #ready: () => Promise<WebDriver>;

  /** @param ready makes the page the current one. */
  constructor(ready: () => Promise<WebDriver>) {
    this.#ready = ready;
  }

  /** Sends a key, or a combination such as `Control+k`. */
  async press(combination: string): Promise<void> {
    const keys = combination.split('+').map((name) => named[name] ?? name);
    const actions = (await this.#ready()).actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    await actions.perform();
  }

  /** Types a text, character by character. */
  async type(text: string): Promise<void> {
    const actions = (await this.#ready()).actions();
    for (const character of text) actions.keyDown(character).keyUp(character);
    await actions.perform();
  }
}
