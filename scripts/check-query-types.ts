// First step of npm run typecheck: fails if the generated query types are missing or outdated, because the compiler
// would report misleading errors.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ExecutableDefinitionNode, parse, visit } from "graphql";

const typesFile = "src/gatsby-types.d.ts";
const advice = `run \`npm run build\` or \`npm run develop\`, which write ${typesFile}, then this command again.`;

if (!existsSync(typesFile)) fail(`GraphQL query types are missing: ${advice}`);
const generatedFields = fieldsOfTypes(readFileSync(typesFile, "utf8"));
const queriedFields = fieldsOfQueries("src");
for (const [name, fields] of queriedFields) {
  if (fields !== generatedFields.get(name)) fail(`GraphQL query types are outdated for ${name}: ${advice}`);
}

/** Comma-separated sorted field names by type, e.g. `title` of `type HeroFragment = { readonly title: string }`. */
function fieldsOfTypes(source: string): Map<string, string> {
  const fieldsByType = new Map<string, string>();
  // A fragment on an interface has one type per implementation, with equal fields: PageHead_HomeJson_Fragment.
  for (const [, name = "", kind = "", body = ""] of source.matchAll(
    /^type (\w+?)(?:_\w+_)?(Fragment|Query) = (\{.*);$/gm,
  )) {
    const fields = [...body.matchAll(/readonly (\w+)/g)].map(([, field = ""]) => field);
    fieldsByType.set(name + kind, joinUniqueSorted(fields));
  }
  return fieldsByType;
}

/** Fields of the queries in the folder's modules, including those of spread fragments. */
function fieldsOfQueries(folder: string): [name: string, fields: string][] {
  const definitions = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .flatMap((name) => [...readFileSync(path.join(folder, name), "utf8").matchAll(/graphql`([^`]*)`/g)])
    .flatMap(([, query = ""]) => parse(query).definitions as ExecutableDefinitionNode[]); // safe: Gatsby accepts no other definitions
  const fragments = new Map(definitions.map((definition) => [nameOf(definition), definition]));
  const fieldsOf = (definition: ExecutableDefinitionNode): string[] => {
    const fields: string[] = [];
    visit(definition, {
      Field: ({ alias, name }) => void fields.push((alias ?? name).value),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) fields.push(...fieldsOf(fragment));
      },
    });
    return fields;
  };
  return definitions.map((definition) => {
    const kind = definition.kind === "FragmentDefinition" ? "Fragment" : "Query";
    return [nameOf(definition) + kind, joinUniqueSorted(fieldsOf(definition))];
  });
}

function nameOf({ name }: ExecutableDefinitionNode): string {
  return name?.value ?? "";
}

function joinUniqueSorted(fields: string[]): string {
  return [...new Set(fields)].sort().join();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
