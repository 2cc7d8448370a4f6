import { type ComponentType, lazy } from 'react';
import { loadSecondaryMessages } from '../i18n/context.ts';

/** A component that few visits need. It is loaded with its messages when it is first rendered. */
export const lazyWithMessages = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadSecondaryMessages()]);
    return part;
  });
