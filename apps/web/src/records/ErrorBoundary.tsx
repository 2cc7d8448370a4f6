import { Component, type ReactNode } from 'react';
import { useTranslator } from '../i18n/context.ts';
import type { AnySession } from '../session/local-session.ts';
import { saveRecord } from './files.ts';

interface Props {
  readonly session: AnySession | undefined;
  /** True if the whole game is stored. */
  readonly isKept: boolean;
  toStart(): void;
  readonly children: ReactNode;
}

/** After an error of our own, shows a message with the record instead of a blank page. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  readonly #fail = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    if (error instanceof Error) this.setState({ broken: true });
  };

  /** Errors of event handlers and timers happen outside of rendering. */
  override componentDidMount() {
    addEventListener('error', this.#fail);
    addEventListener('unhandledrejection', this.#fail);
  }

  override componentWillUnmount() {
    removeEventListener('error', this.#fail);
    removeEventListener('unhandledrejection', this.#fail);
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { session, isKept, toStart } = this.props;
    return (
      <ErrorPage
        session={session}
        isKept={isKept}
        toStart={() => {
          toStart();
          this.setState({ broken: false });
        }}
      />
    );
  }
}

function ErrorPage({ session, isKept, toStart }: Omit<Props, 'children'>) {
  const t = useTranslator();
  const record = session?.record();
  return (
    <main className="mistake wood">
      <div className="sheet-like" role="alert">
        <h1>{t('error.title')}</h1>
        <p>{t('error.text', { kept: isKept ? 'yes' : 'no' })}</p>
        <p className="form-row">
          {record && (
            <button type="button" className="btn" onClick={() => saveRecord(record)}>
              {t('error.save')}
            </button>
          )}
          <button type="button" className="btn" onClick={toStart}>
            {t('error.start')}
          </button>
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
        </p>
      </div>
    </main>
  );
}
