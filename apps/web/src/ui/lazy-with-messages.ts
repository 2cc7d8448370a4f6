import { type ComponentType, lazy } from 'react';
import { loadSecondaryMessages } from '../i18n/context.ts';

/** A part of the page that most visits never open: it is fetched when it is, with the messages that it says. */
export const lazyWithMessages = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadSecondaryMessages()]);
    return part;
  });
