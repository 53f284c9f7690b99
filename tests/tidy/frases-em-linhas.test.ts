import { expect, test } from 'vitest';
import { ehTeste, fontes } from './arvore.ts';

// A sentence in a row has one language for ever. Why the system did something is a code or a fact, which the browser says in the reader's.
const frase = /'\p{Lu}\p{Ll}*(?: [\p{L}\d]+)+[^'\n]*'/gu;

function frasesDe(texto: string): string[] {
  const gravacoes = [...texto.matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].filter(([, sql]) => /\b(?:insert into|update)\b/.test(sql ?? ''));
  return gravacoes.flatMap(([, sql = '']) => sql.match(frase) ?? []);
}

test('no statement that writes puts a sentence into a row', () => {
  const achados = fontes(/^src\/.*\/server\/.*\.ts$/)
    .filter(({ caminho }) => !ehTeste(caminho) && !caminho.startsWith('src/portal/demo/'))
    .flatMap(({ caminho, texto }) => frasesDe(texto).map((achada) => `${caminho}: ${achada}`));
  expect(achados).toEqual([]);
});

test('what is refused', () => {
  expect(frasesDe("sql`insert into passos (motivo) select 'O título mudou depois da emissão' from a`")).toHaveLength(1);
  expect(
    frasesDe("sql<Linha>`with h as (update t set m = left('Combinado no título ' || n, 9) returning id) select id from h`"),
  ).toHaveLength(1);
  expect(frasesDe("sql`insert into passos (para, origem) values ('baixada', 'remessa')`")).toEqual([]);
  expect(frasesDe("sql`select 'Sem turma' as turma`")).toEqual([]);
});
