const PARSER = '@formatjs/icu-messageformat-parser';

/**
 * Leaves the parser of messages out of the build, a fifth of the start page's own code: the build parses the messages
 * (`messages.mjs`).
 */
export function withoutMessageParser() {
  return {
    name: 'bastide-without-message-parser',
    apply: 'build',
    transform: {
      filter: { id: /\/intl-messageformat\/index\.js$/ },
      handler(code) {
        if (!code.includes(`"${PARSER}"`)) this.error('intl-messageformat imports its parser otherwise');
        return { code: code.replace(`"${PARSER}"`, `"${PARSER}/no-parser.js"`), map: null };
      },
    },
  };
}
