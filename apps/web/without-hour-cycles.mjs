/** The table of the package: pairs of a region and its hour cycles, some of them over several lines. */
const TABLE = /const timeData = \{[\s\S]*?\n\};/;

/**
 * Leaves the hour cycles of all regions out of the build: a tenth of the parser of messages, which it looks up only for a
 * skeleton with `j`. No message has one; dates are formatted by `Intl`.
 */
export function withoutHourCycles() {
  return {
    name: 'bastide-without-hour-cycles',
    apply: 'build',
    transform: {
      filter: { id: /icu-messageformat-parser\/index\.js$/ },
      handler(code) {
        if (!TABLE.test(code)) this.error('the parser of messages has no table of hour cycles any more');
        return { code: code.replace(TABLE, "const timeData = { '001': ['H'] };"), map: null };
      },
    },
  };
}
