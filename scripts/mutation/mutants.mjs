// Mutants that tests should find: each changes one place of one file.
import ts from 'typescript';

/**
 * @typedef {object} Mutant
 * @property {string} file relative to the repository
 * @property {number} start where the change begins, in characters
 * @property {number} end where it ends
 * @property {string} text what stands there instead
 * @property {string} kind which of the mutations below
 * @property {string} where the function or constant around it
 * @property {number} line from 1
 */

/** Replacements of operators. */
const SWAPPED = {
  boundary: { '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  logic: { '&&': '||', '||': '&&' },
  arithmetic: { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' },
  bits: { '&': '|', '|': '&', '^': '&', '<<': '>>', '>>': '<<', '>>>': '<<' },
  assignment: { '+=': '-=', '-=': '+=', '*=': '/=', '|=': '&=', '&=': '|=', '^=': '|=', '??=': '=' },
};
const COMPARISONS = ['<', '<=', '>', '>=', '===', '!=='];
/** Methods, and others that are easily confused with them. */
const METHODS = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** Returns all mutants of a source file, in the order of its text. */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found = new Map();
  const replace = (node, kind, by, start = node.getStart(source), end = node.getEnd()) => {
    if (text.slice(start, end) === by) return;
    const { line } = source.getLineAndCharacterOfPosition(start);
    const mutant = { file, start, end, text: by, kind, where: nameAround(node), line: line + 1 };
    found.set(`${start} ${end} ${by}`, mutant);
  };

  /** Changes a condition, down to its last parts: each may be wrongly true or wrongly false. */
  const condition = (node, values = ['true', 'false']) => {
    if (ts.isParenthesizedExpression(node)) condition(node.expression, values);
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      condition(
        node.operand,
        values.map((value) => (value === 'true' ? 'false' : 'true')),
      );
    else if (isLogic(node)) for (const side of [node.left, node.right]) condition(side, values);
    else if (isListener(node)) replace(node, 'condition', 'false');
    else for (const value of values) replace(node, 'condition', value);
  };

  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isIfStatement(node)) condition(node.expression);
    if (ts.isConditionalExpression(node)) condition(node.condition);
    // A loop that never ends proves no more than a loop without a round.
    if (ts.isWhileStatement(node) || ts.isDoStatement(node)) condition(node.expression, ['false']);
    if (ts.isForStatement(node) && node.condition) condition(node.condition, ['false']);
    if (ts.isBinaryExpression(node)) binary(node);
    if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) unary(node);
    if (ts.isNumericLiteral(node)) number(node);
    if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'literal', 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'literal', 'true');
    if (ts.isPropertyAccessExpression(node) && METHODS[node.name.text] && ts.isCallExpression(node.parent))
      replace(node.name, 'method', METHODS[node.name.text]);
    if (ts.isReturnStatement(node)) returned(node);
    if (isRemovable(node)) replace(node, 'removed', ';');
    ts.forEachChild(node, visit);
  };

  const binary = (node) => {
    const operator = node.operatorToken.getText(source);
    if (COMPARISONS.includes(operator) && !isLoopCondition(node)) condition(node);
    if (isLogic(node) && !isAsked(node)) condition(node.left);
    if (operator === '??') replace(node, 'logic', node.right.getText(source));
    if (operator === '+' && [node.left, node.right].some(isText)) return;
    for (const [kind, swaps] of Object.entries(SWAPPED)) {
      // Beyond the end of a typed array there is nothing, so one more round rarely shows.
      if (kind === 'boundary' && isLoopCondition(node)) continue;
      if (swaps[operator]) replace(node.operatorToken, kind, swaps[operator]);
    }
  };

  const unary = (node) => {
    const operand = node.operand.getText(source);
    if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.MinusToken || node.operator === ts.SyntaxKind.TildeToken)
        replace(node, 'sign', operand);
      if (node.operator === ts.SyntaxKind.ExclamationToken) condition(node.operand);
    }
    const counts = node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++';
    if (node.operator !== ts.SyntaxKind.PlusPlusToken && node.operator !== ts.SyntaxKind.MinusMinusToken)
      return;
    replace(node, 'count', ts.isPrefixUnaryExpression(node) ? counts + operand : operand + counts);
  };

  /** Adds one; also subtracts one, unless a boundary next to it does that already. -2 means `none`, like -1. */
  const number = (node) => {
    const value = Number(node.text);
    const isNone =
      value === 1 &&
      ts.isPrefixUnaryExpression(node.parent) &&
      node.parent.operator === ts.SyntaxKind.MinusToken;
    if (!isNone) replace(node, 'literal', String(value + 1));
    const isCompared = ts.isBinaryExpression(node.parent) && isRelation(node.parent);
    if (value > 0 && !isCompared) replace(node, 'literal', String(value - 1));
  };

  const returned = ({ expression }) => {
    if (!expression || ts.isLiteralExpression(expression)) return;
    const kept = ['true', 'false', 'undefined', 'null'];
    if (!kept.includes(expression.getText(source))) replace(expression, 'returned', 'undefined as never');
  };

  const isRelation = (node) => SWAPPED.boundary[node.operatorToken.getText(source)] !== undefined;
  ts.forEachChild(source, visit);
  return [...found.values()].sort((a, b) => a.start - b.start);
}

const isLogic = (node) =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind);

/** True for a test if somebody listens: emitting events to nobody only takes time, so only silence is a fault. */
const isListener = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'events';

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** True if a node is, or is part of, the condition of a loop. */
function isLoopCondition(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || isLogic(parent)) return isLoopCondition(parent);
  return (
    (ts.isForStatement(parent) && parent.condition === node) ||
    ((ts.isWhileStatement(parent) || ts.isDoStatement(parent)) && parent.expression === node)
  );
}

/** True if a node is part of a condition, whose parts are changed there. */
function isAsked(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || isLogic(parent)) return isAsked(parent);
  return (
    isLoopCondition(node) ||
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node)
  );
}

/** True for a statement with an effect, unless leaving it out is the same as a false condition. */
function isRemovable(node) {
  const acts =
    ts.isExpressionStatement(node) ||
    ts.isBreakOrContinueStatement(node) ||
    ts.isThrowStatement(node) ||
    (ts.isReturnStatement(node) && !node.expression);
  if (!acts) return false;
  const only = ts.isBlock(node.parent) && node.parent.statements.length === 1 ? node.parent : node;
  return !(ts.isIfStatement(only.parent) && only.parent.thenStatement === only && !only.parent.elseStatement);
}

/** Returns the name of the outermost declaration around a node; the name of the file if there is none. */
function nameAround(node) {
  let name = '';
  for (let at = node; at.parent; at = at.parent)
    if (
      (ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at) || ts.isMethodDeclaration(at)) &&
      at.name
    )
      name = at.name.getText();
  return name;
}
