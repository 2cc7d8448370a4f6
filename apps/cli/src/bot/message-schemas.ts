import { FromBot, ToBot, ToTable } from '@bastide/protocol';
import { z } from 'zod';

/** Returns the JSON Schemas of the lines of the bot protocol that are checked when they are read, by name. */
export const messageSchemas = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries({ ToBot, FromBot, ToTable }).map(([name, lines]) => {
      const { $schema: _, ...schema } = z.toJSONSchema(lines, { io: 'input' });
      return [name, schema];
    }),
  );
