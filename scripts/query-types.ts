// Runs before npm run typecheck: without the types of the GraphQL queries, or with those of another branch, there would be
// unrelated errors. The types fit where each query and fragment has one of its name, with the fields that it asks for.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ExecutableDefinitionNode, parse, visit } from "graphql";

const file = "src/gatsby-types.d.ts";
const advice = `run \`npm run build\` or \`npm run develop\`, which write ${file}, then this command again.`;

if (!existsSync(file)) end(`The types of the GraphQL queries are missing: ${advice}`);
const typed = fieldsOfTypes(readFileSync(file, "utf8"));
const asked = fieldsOfQueries("src");
for (const [name, fields] of asked) {
  if (fields !== typed.get(name))
    end(`The types of the GraphQL queries are not those of ${name} as it is here: ${advice}`);
}

/** `type HeroFragment = { readonly title: string }` → HeroFragment, `title` */
function fieldsOfTypes(types: string): Map<string, string> {
  const all = new Map<string, string>();
  // A fragment on an interface has a type for each of its types, with the same fields: PageHead_HomeJson_Fragment.
  for (const [, name = "", kind = "", type = ""] of types.matchAll(
    /^type (\w+?)(?:_\w+_)?(Fragment|Query) = (\{.*);$/gm,
  )) {
    all.set(name + kind, sorted([...type.matchAll(/readonly (\w+)/g)].map(([, field = ""]) => field)));
  }
  return all;
}

/** The same of the queries in the source, with the fields of the fragments that they spread. */
function fieldsOfQueries(folder: string): [name: string, fields: string][] {
  const definitions = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .flatMap((name) => [...readFileSync(path.join(folder, name), "utf8").matchAll(/graphql`([^`]*)`/g)])
    .flatMap(([, text = ""]) => parse(text).definitions as ExecutableDefinitionNode[]); // Gatsby takes no others
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
    return [nameOf(definition) + kind, sorted(fieldsOf(definition))];
  });
}

function nameOf({ name }: ExecutableDefinitionNode): string {
  return name?.value ?? "";
}

function sorted(fields: string[]): string {
  return [...new Set(fields)].sort().join();
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
