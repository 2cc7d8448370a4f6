// Inserts calls into sources: one wherever the flow of control may branch, and one in each round of a loop.
import ts from 'typescript';

/**
 * Returns the text with a call `$at(first + i)` at the beginning of its `i`th stretch: code that runs together or not at all.
 * @returns {{ text: string, stretches: { start: number, end: number }[] }} with the places in the given text
 */
export function withProbes(file, text, first) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const stretches = [];
  const inserts = [];
  const stretch = (node) => {
    stretches.push({ start: node.getStart(source), end: node.getEnd() });
    return `$at(${first + stretches.length - 1})`;
  };
  const statement = (node) => {
    if (ts.isBlock(node)) inserts.push([node.getStart(source) + 1, `${stretch(node)};`]);
    else inserts.push([node.getStart(source), `{${stretch(node)};`], [node.getEnd(), '}']);
  };
  const expression = (node) =>
    inserts.push([node.getStart(source), `(${stretch(node)},`], [node.getEnd(), ')']);

  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isFunctionLike(node) && node.body) (ts.isBlock(node.body) ? statement : expression)(node.body);
    else if (ts.isIfStatement(node)) {
      statement(node.thenStatement);
      if (node.elseStatement) statement(node.elseStatement);
    } else if (ts.isIterationStatement(node, false)) statement(node.statement);
    else if (ts.isConditionalExpression(node))
      for (const way of [node.whenTrue, node.whenFalse]) expression(way);
    else if (ts.isCaseOrDefaultClause(node) && node.statements.length > 0)
      inserts.push([node.statements[0].getStart(source), `${stretch(node)};`]);
    else if (isShortCut(node)) expression(node.right);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { text: insert(text, inserts), stretches };
}

/** Returns the text with a call `$round()` in each round of a loop that may not end. */
export function withRounds(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const inserts = [];
  const visit = (node) => {
    if (ts.isForStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node))
      inserts.push([node.statement.getStart(source), '{$round();'], [node.statement.getEnd(), '}']);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return insert(text, inserts);
}

const isShortCut = (node) =>
  ts.isBinaryExpression(node) &&
  [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(node.operatorToken.kind);

/** Inserts texts in the order of their places; at one place, closing ones come before opening ones. */
function insert(text, inserts) {
  const parts = [];
  let from = 0;
  // Outer ones were found first: their openings stay in that order, their closings are reversed.
  const ordered = inserts
    .map(([at, part], i) => ({ at, part, order: isClosing(part) ? -i : i, closes: isClosing(part) }))
    .sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes) || a.order - b.order);
  for (const { at, part } of ordered) {
    parts.push(text.slice(from, at), part);
    from = at;
  }
  return parts.join('') + text.slice(from);
}

const isClosing = (part) => part === '}' || part === ')';
