import { type ComponentType, lazy } from 'react';
import { loadLater } from '../i18n/context.ts';

/** A part of the page that most visits never open: it is fetched when it is, with the messages that it says. */
export const opened = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadLater()]);
    return part;
  });
