import type { Plugin } from 'vite';

const DE_JSON_SCHEMA = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/**
 * The schemas of zod know how to describe themselves as JSON Schema, which only the server does, for its description of the API: in the browser
 * that part is left out, and what it would answer is nothing.
 */
export function semJsonSchema(): Plugin {
  return {
    name: 'patio-sem-json-schema',
    apply: 'build',
    transform(codigo, id) {
      if (!DE_JSON_SCHEMA.test(id)) return null;
      const nomes = [...codigo.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, nome]) => `export const ${nome} = nada;`);
      const outros = [...codigo.matchAll(/^export \{ \w+ as (\w+) \};/gm)].map(([, nome]) => `export { nada as ${nome} };`);
      return { code: ['const nada = () => nada;', ...nomes, ...outros].join('\n'), map: null };
    },
  };
}
