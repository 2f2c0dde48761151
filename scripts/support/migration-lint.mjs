import { parse } from 'libpg-query';

/** Functions whose value is the same for every row, so that a default by them rewrites no table. */
const SAME_FOR_ALL_ROWS = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

/** Statements that lock a table not at all, or for an instant. */
const QUICK = new Set([
  'CommentStmt',
  'CreateEnumStmt',
  'AlterEnumStmt',
  'CreateFunctionStmt',
  'CreateSeqStmt',
  'CreateStmt',
  'CreateTrigStmt',
  'ViewStmt',
]);

/** Of ALTER TABLE: instant, and the version that runs does not notice. */
const QUICK_ALTERATIONS = new Set(['AT_DropNotNull', 'AT_SetStatistics', 'AT_SetRelOptions']);

/** What takes something away that the version that runs may use. */
const REMOVED = {
  OBJECT_TABLE: 'a table',
  OBJECT_VIEW: 'a view',
  OBJECT_FUNCTION: 'a function',
  OBJECT_TRIGGER: 'a trigger',
  OBJECT_TYPE: 'a type',
  OBJECT_SEQUENCE: 'a sequence',
};

/**
 * Problems of migrations, a sentence each: what locks or rewrites a table that may be large, what the
 * version that runs would notice, and what cannot be repeated after a crash.
 *
 * @param {Record<string, object>} migrations those after the baseline, as `SchemaChange`
 * @param {string[]} known names of all migrations
 * @param {(fill: object) => string} backfillStatement the SQL of a batch
 */
export async function migrationProblems(migrations, known, backfillStatement) {
  /** `table.column` of checks that no null is in a column: added, then validated. */
  const notNull = { added: new Map(), validated: new Set() };
  const problems = [];
  for (const [name, migration] of Object.entries(migrations)) {
    const found = await problemsOf(migration, { name, known, backfillStatement, notNull });
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

function problemsOf(migration, context) {
  switch (migration.kind) {
    case 'expand':
    case 'contract':
      return problemsOfStatements(migration, context);
    case 'index':
      return problemsOfIndex(migration);
    case 'drop-index':
      return [];
    case 'backfill':
      return problemsOfBackfill(migration, context);
    default:
      return ['it is code, which nobody can read for locks: state it as a SchemaChange.'];
  }
}

async function problemsOfStatements({ kind, needs, statements }, context) {
  const parsed = [];
  for (const statement of statements) {
    const { nodes, error } = await read(statement);
    if (error) return [error];
    parsed.push(...nodes);
  }
  const created = new Set(parsed.map(createdTable).filter(Boolean));
  const rules = { ...context, isContract: kind === 'contract', created };
  const problems = parsed.flatMap((node) => problemsOfNode(node, rules));
  if (rules.isContract && (!context.known.includes(needs) || needs >= context.name)) {
    problems.push('needs must name the earlier migration of the release that uses it no more.');
  }
  return [...problems, ...problemsTogether(parsed, created)];
}

const createdTable = ({ CreateStmt }) => CreateStmt?.relation.relname;

/** What is quick by itself and not in one transaction with others. */
function problemsTogether(nodes, created) {
  const altered = nodes.map(lockedTable).filter((table) => table && !created.has(table));
  const tables = [...new Set(altered)];
  const validates = nodes.some((node) => commandsOf(node).some(isValidation));
  return [
    ...(tables.length > 1
      ? [`it holds a lock on one of ${tables.join(', ')} while it waits for another: split it.`]
      : []),
    ...(validates && nodes.length > 1
      ? ['VALIDATE reads the whole table, and what stands beside it holds a lock: split it.']
      : []),
  ];
}

const lockedTable = ({ AlterTableStmt, CreateTrigStmt, DropStmt }) =>
  (AlterTableStmt ?? CreateTrigStmt)?.relation?.relname ??
  (DropStmt?.removeType === 'OBJECT_TABLE' ? nameOf(DropStmt.objects[0]) : undefined);

const nameOf = ({ List }) => List.items.at(-1).String.sval;
const commandsOf = ({ AlterTableStmt }) =>
  (AlterTableStmt?.cmds ?? []).map(({ AlterTableCmd }) => AlterTableCmd);
const isValidation = ({ subtype }) => subtype === 'AT_ValidateConstraint';

function problemsOfNode(node, rules) {
  const [type] = Object.keys(node);
  const statement = node[type];
  if (type === 'AlterTableStmt' && statement.objtype === 'OBJECT_TABLE') {
    const table = statement.relation.relname;
    if (rules.created.has(table)) return [];
    return commandsOf(node).flatMap((command) => problemsOfCommand(command, { ...rules, table }));
  }
  if (type === 'IndexStmt') {
    if (rules.created.has(statement.relation.relname)) return [];
    return ['CREATE INDEX stops writing to the table: make it a migration of kind index.'];
  }
  if (type === 'DropStmt') return problemsOfDrop(statement, rules);
  if (type === 'InsertStmt' && statement.selectStmt?.SelectStmt.valuesLists) return [];
  if (['InsertStmt', 'UpdateStmt', 'DeleteStmt'].includes(type)) {
    return ['it writes as many rows as there are, in one transaction: make it a backfill.'];
  }
  if (type === 'RenameStmt') {
    return ['no two versions know a thing by two names: add it, fill it, and contract.'];
  }
  return QUICK.has(type) ? [] : [`${type} is not among the statements that are known as quick.`];
}

function problemsOfDrop({ removeType }, { isContract }) {
  if (removeType === 'OBJECT_INDEX') {
    return ['DROP INDEX stops reading and writing: make it a migration of kind drop-index.'];
  }
  if (isContract) return [];
  const what = REMOVED[removeType] ?? removeType;
  return [`it drops ${what}, which the version that runs may use: make it a contract.`];
}

function problemsOfCommand(command, rules) {
  const { subtype, def, name } = command;
  if (QUICK_ALTERATIONS.has(subtype)) return [];
  switch (subtype) {
    case 'AT_AddColumn':
      return problemsOfColumn(def.ColumnDef);
    case 'AT_AddConstraint':
      return problemsOfConstraint(def.Constraint, rules);
    case 'AT_ValidateConstraint':
      noteValidated(name, rules);
      return [];
    case 'AT_SetNotNull':
      return problemsOfNotNull(name, rules);
    case 'AT_ColumnDefault':
      return def || rules.isContract
        ? []
        : ['without its default the version that runs may write nothing there: contract.'];
    case 'AT_DropColumn':
      return rules.isContract
        ? []
        : ['it drops a column, which the version that runs may read: make it a contract.'];
    case 'AT_DropConstraint':
      return [];
    case 'AT_AlterColumnType':
      return ['another type rewrites the table: add a column, fill it, and contract.'];
    default:
      return [`${subtype} is not among the changes of a table that are known as quick.`];
  }
}

function problemsOfColumn({ colname, constraints = [], typeName }) {
  const all = constraints.map(({ Constraint }) => Constraint);
  const has = (type) => all.some(({ contype }) => contype === type);
  const value = all.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.raw_expr;
  const type = typeName.names.at(-1).String.sval;
  const isFilled = ['CONSTR_GENERATED', 'CONSTR_IDENTITY'].some(has) || type.endsWith('serial');
  const rewrites = isFilled || (value && !isSameForAllRows(value));
  return [
    ...(rewrites
      ? [`${colname} gets a value of its own in each row, which rewrites the table: backfill it.`]
      : []),
    ...(has('CONSTR_NOTNULL') && !value && !isFilled
      ? [`${colname} is NOT NULL without a default: rows that are there have none.`]
      : []),
    ...(has('CONSTR_CHECK') || (has('CONSTR_FOREIGN') && value)
      ? [`each row is checked for ${colname}: add its constraint NOT VALID, and validate it next.`]
      : []),
    ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')
      ? [`${colname} needs an index, which is built under a lock: add it as one first.`]
      : []),
  ];
}

function isSameForAllRows(expression) {
  const [type] = Object.keys(expression);
  if (type === 'A_Const' || type === 'SQLValueFunction') return true;
  if (type === 'TypeCast') return isSameForAllRows(expression.TypeCast.arg);
  if (type === 'A_ArrayExpr') {
    return (expression.A_ArrayExpr.elements ?? []).every(isSameForAllRows);
  }
  const { funcname, args = [] } = expression.FuncCall ?? {};
  return SAME_FOR_ALL_ROWS.has(funcname?.at(-1).String.sval) && args.every(isSameForAllRows);
}

function problemsOfConstraint(constraint, { table, notNull }) {
  const { contype, conname, indexname, skip_validation: isNotValid, raw_expr } = constraint;
  if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY'].includes(contype)) {
    return indexname
      ? []
      : ['its index is built under a lock: build it first, then ADD CONSTRAINT … USING INDEX.'];
  }
  if (!['CONSTR_CHECK', 'CONSTR_FOREIGN'].includes(contype)) {
    return [`${contype} reads the whole table under a lock.`];
  }
  if (!isNotValid) {
    return ['it reads the whole table under a lock: add it NOT VALID, and validate it next.'];
  }
  const { nulltesttype, arg } = raw_expr?.NullTest ?? {};
  if (nulltesttype === 'IS_NOT_NULL' && arg.ColumnRef) {
    notNull.added.set(`${table}.${conname}`, arg.ColumnRef.fields.at(-1).String.sval);
  }
  return [];
}

function noteValidated(constraint, { table, notNull }) {
  const column = notNull.added.get(`${table}.${constraint}`);
  if (column) notNull.validated.add(`${table}.${column}`);
}

function problemsOfNotNull(column, { table, notNull }) {
  if (notNull.validated.has(`${table}.${column}`)) return [];
  return [
    `SET NOT NULL reads the whole table under a lock: add CHECK (${column} IS NOT NULL) NOT VALID, validate it, then this.`,
  ];
}

async function problemsOfIndex({ name, create }) {
  const { nodes, error } = await read(create);
  if (error) return [error];
  const [{ IndexStmt }] = nodes;
  if (nodes.length > 1 || !IndexStmt) return ['it has to be one CREATE INDEX.'];
  return [
    ...(IndexStmt.concurrent ? [] : ['CREATE INDEX without CONCURRENTLY stops writing.']),
    ...(IndexStmt.idxname === name ? [] : [`it builds ${IndexStmt.idxname}, and says ${name}.`]),
    ...(IndexStmt.if_not_exists ? ['IF NOT EXISTS would keep an index that is half built.'] : []),
  ];
}

async function problemsOfBackfill(fill, { backfillStatement }) {
  const { nodes, error } = await read(backfillStatement(fill, "''"));
  if (error) return [error];
  return nodes.length > 1 || !nodes[0].SelectStmt ? ['a backfill is one UPDATE.'] : [];
}

async function read(sql) {
  try {
    const { stmts } = await parse(sql);
    return { nodes: stmts.map(({ stmt }) => stmt) };
  } catch (error) {
    return { error: `${error.message} in ${sql}` };
  }
}
