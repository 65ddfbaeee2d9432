import { Button } from '@consultancy/ui';
import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { MessagePage } from '../components/MessagePage/MessagePage.tsx';
import { LoadFailure } from '../lib/lazy-chunk.ts';
import { log } from '../lib/log.ts';
import { brokenPageTexts as texts } from '../texts/site.ts';

interface PageErrorBoundaryProps {
  /** Element around the message, if the failed content would have brought it. */
  Frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  failure: 'load' | 'broken' | null;
}

/** Shows a message with a retry if a page cannot be loaded or rendered: never a blank page. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageErrorBoundaryState {
    return { failure: error instanceof LoadFailure ? 'load' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    log('page failed', error);
    // The next visit of the page tries again, as after the connection has returned.
    if (error instanceof LoadFailure) error.forget();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const isLoad = failure === 'load';
    const Frame = this.props.Frame ?? Fragment;
    return (
      <Frame>
        <MessagePage
          isAlert
          title={isLoad ? texts.loadFailedTitle : texts.brokenTitle}
          text={isLoad ? texts.loadFailedText : texts.brokenText}
          actions={
            <Button variant="primary" onClick={() => window.location.reload()}>
              {texts.reload}
            </Button>
          }
        />
      </Frame>
    );
  }
}
