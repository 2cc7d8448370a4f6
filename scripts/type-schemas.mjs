// Makes JSON Schemas from TypeScript types and their doc comments.
import {
  AnnotatedType,
  createFormatter,
  createParser,
  LiteralType,
  SchemaGenerator,
  UnionType,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import { at } from './run-tool.mjs';

/** @type {import('ts-json-schema-generator').CompletedConfig} */
const CONFIG = {
  expose: 'export',
  topRef: true,
  jsDoc: 'extended',
  markdownDescription: false,
  sortProps: false,
  strictTuples: false,
  skipTypeCheck: true,
  encodeRefs: true,
  minify: false,
  extraTags: [],
  discriminatorType: 'json-schema',
  functions: 'fail',
};

/**
 * Reads `(typeof LIST)[number]`, `keyof` and the like with the compiler, where they come to literals: it knows the members of a list
 * however it is written; the library reads only plain lists.
 */
class Literals {
  constructor(checker) {
    this.checker = checker;
  }
  supportsNode(node) {
    if (ts.isIndexedAccessTypeNode(node))
      return (
        (this.membersOf(node.objectType) !== undefined || isNamed(node.objectType)) &&
        this.literalsOf(node) !== undefined
      );
    const isKeyOf = ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword;
    return isKeyOf && isNamed(node.type) && this.literalsOf(node) !== undefined;
  }
  createType(node) {
    return new UnionType(this.literalsOf(node).map((value) => new LiteralType(value)));
  }
  literalsOf(node) {
    const type = this.checker.getTypeFromTypeNode(node);
    const members = this.membersOf(node.objectType) ?? sorted(type.isUnion() ? type.types : [type]);
    return members.every(isLiteral) ? members.map(({ value }) => value) : undefined;
  }
  /** Members of the list that `[number]` is asked of, in its order. */
  membersOf(listNode) {
    const list = listNode && this.checker.getTypeFromTypeNode(listNode);
    return list && this.checker.isTupleType(list) ? this.checker.getTypeArguments(list) : undefined;
  }
}

/** Tells whether this is a type of some name, computed or not; the library reads other expressions itself. */
const isNamed = (node) => ts.isTypeReferenceNode(node) || ts.isMappedTypeNode(node);

const isLiteral = (type) => type.isStringLiteral() || type.isNumberLiteral();

/** The compiler keeps the members of a union in no order. */
const sorted = (types) =>
  types.every(isLiteral) ? [...types].sort((a, b) => (a.value < b.value ? -1 : 1)) : types;

/** Adds the comments before the members of a union, which the library does not read. */
class MemberComments {
  /** Members that are being read. */
  #open = new Set();
  constructor(chain) {
    this.chain = chain;
  }
  supportsNode(node) {
    const isMember = node.parent !== undefined && ts.isUnionTypeNode(node.parent);
    return isMember && !this.#open.has(node) && commentOn(node) !== undefined;
  }
  createType(node, context, reference) {
    this.#open.add(node);
    const type = this.chain.createType(node, context, reference);
    this.#open.delete(node);
    return new AnnotatedType(type, { description: commentOn(node) }, false);
  }
}

/** Returns the text of the doc comment between a member of a union and the one before it. */
function commentOn(node) {
  const { types, pos } = node.parent;
  const from = types[types.indexOf(node) - 1]?.end ?? pos;
  const between = node.getSourceFile().text.slice(from, node.getStart());
  const comment = /\/\*\*([\s\S]*?)\*\//.exec(between)?.[1];
  return comment?.replace(/\n\s*\* ?/g, ' ').trim();
}

/** Returns schemas of these types of a file, and of all types that they refer to, by name. Open objects may have more members. */
export function schemasOfTypes(file, types, { areOpen = false } = {}) {
  const generator = generatorFor(at(file), { ...CONFIG, additionalProperties: areOpen });
  const schemas = {};
  for (const type of types)
    for (const [name, schema] of Object.entries(generator.createSchema(type).definitions))
      add(schemas, name, modern(schema));
  return schemas;
}

/** Adds a schema to others. Two types of one name would hide each other. */
export function add(schemas, name, schema) {
  const before = schemas[name];
  if (before && JSON.stringify(before) !== JSON.stringify(schema))
    throw new Error(`two types are called ${name}: rename one of them`);
  schemas[name] = schema;
}

function generatorFor(file, settings) {
  const { config } = ts.readConfigFile(at('tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, at());
  const program = ts.createProgram([file], {
    ...options,
    types: [],
    noEmit: true,
    composite: false,
    customConditions: ['@bastide/source'], // The sources, so that nothing has to be built before.
  });
  const parser = createParser(program, settings, (chain) =>
    chain.addNodeParser(new Literals(program.getTypeChecker())).addNodeParser(new MemberComments(chain)),
  );
  return new SchemaGenerator(program, parser, createFormatter(settings), settings);
}

/** Turns a schema of draft 7 into one of 2020-12. Numbers of a game are counts, points and places: all are whole. */
function modern(schema) {
  if (Array.isArray(schema)) return schema.map(modern);
  if (schema === 'number') return 'integer';
  if (typeof schema !== 'object' || schema === null) return schema;
  const { items, additionalItems: _, $ref, ...rest } = schema;
  const members = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, modern(value)]));
  if ($ref) members.$ref = $ref.replace('#/definitions/', '#/$defs/');
  if (Array.isArray(items)) return { ...members, prefixItems: modern(items), items: false };
  return items === undefined ? members : { ...members, items: modern(items) };
}
