import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { comparar } from './comparar.ts';
import type { Descrever } from './descrever.ts';
import type { Fonte, Marcada } from './fonte.ts';
import type { Gravacao } from './gravacao.ts';
import { chave, type Coluna, escrever } from './tipos.ts';

/** What is known of a template: the rows that its statements answer, by number, and why some could not be described. */
type Resposta = { linhas: Set<number>; erros: Set<string>; isParte: boolean };
export type Julgamento = { conferidas: number; textos: number; achados: string[] };

const linhaDe = (colunas: readonly Coluna[]): string =>
  `{ ${[...new Map(colunas.map((c) => [c.nome, c.tipo]))].map(([nome, tipo]) => `${chave(nome)}: ${escrever(tipo)}`).join('; ')} }`;

/** Describes what the tests executed of the templates that say their rows, and compares the two. */
export async function julgar(fonte: Fonte, gravacao: Gravacao, descrever: Descrever): Promise<Julgamento> {
  const { marcadas, convertidas } = fonte.ler();
  const respostas = new Map(
    marcadas.map(({ modelo }) => [modelo, { linhas: new Set<number>(), erros: new Set<string>(), isParte: !gravacao.has(modelo) }]),
  );
  const tipos = new Map<string, number>();
  let textos = 0;
  for (const [modelo, variantes] of gravacao)
    for (const [sql, { nulos, partes }] of variantes) {
      const interessados = [
        respostas.get(modelo) ?? [],
        [...partes].flatMap((m) => respostas.get(m) ?? []).filter(({ isParte }) => isParte),
      ].flat();
      if (interessados.length === 0) continue;
      textos += 1;
      const descrita = await descrever(sql, nulos);
      for (const { linhas, erros } of interessados)
        if ('erro' in descrita) erros.add(descrita.erro);
        else linhas.add(numerar(tipos, linhaDe(descrita.colunas)));
    }
  const descritas = fonte.descrever([...tipos.keys()]);
  const porModelo = Map.groupBy(marcadas, ({ modelo }) => modelo);
  const achados = [
    ...convertidas.map((onde) => `${onde} gives a row its type by a cast: say it as sql<…>`),
    ...[...porModelo].flatMap(([modelo, mesmas]) => compararModelo(fonte.checker, mesmas, respostas.get(modelo), descritas)),
  ];
  return { conferidas: marcadas.length, textos, achados };
}

function numerar(tipos: Map<string, number>, tipo: string): number {
  const numero = tipos.get(tipo) ?? tipos.size;
  tipos.set(tipo, numero);
  return numero;
}

/**
 * What the statements of one template promise against what they answered. Two that are written alike cannot be told apart: each row must
 * keep what one of them promises, and each promise be kept by a row. A list of columns also stands in statements that answer something
 * else: rows without its columns say nothing of it, if some have them.
 */
function compararModelo(
  checker: Checker,
  mesmas: readonly Marcada[],
  resposta: Resposta | undefined,
  descritas: readonly Type[],
): string[] {
  const lugares = mesmas.flatMap(({ onde, tipo: no }) => {
    const tipo = checker.getTypeFromTypeNode(no);
    return tipo && !isGenerico(tipo) ? [{ onde, tipo }] : [];
  });
  if (lugares.length === 0) return [];
  if (!resposta || resposta.linhas.size + resposta.erros.size === 0)
    return lugares.map(({ onde }) => `${onde} no test executes this statement`);
  const linhas = [...resposta.linhas].map((numero) => descritas[numero] as Type);
  const faltas = linhas.map((linha) => lugares.map(({ onde, tipo }) => comparar(checker, linha, tipo).map((falta) => `${onde} ${falta}`)));
  const julgadas =
    resposta.isParte && faltas.some((l) => l.every(semColunasAMenos)) ? faltas.filter((l) => l.some(semColunasAMenos)) : faltas;
  // One of them that leaves its rows to its callers keeps any row.
  const daLinha = julgadas.flatMap((porLugar) =>
    lugares.length < mesmas.length || porLugar.some((f) => f.length === 0) ? [] : porLugar.flat(),
  );
  const doLugar = lugares.flatMap((_, i) =>
    julgadas.some((porLugar) => porLugar[i]?.length === 0) ? [] : julgadas.flatMap((porLugar) => porLugar[i] ?? []),
  );
  // A test also asks tables of its own making, which are not there: an error counts where nothing else is known.
  const erros = resposta.linhas.size === 0 ? [...resposta.erros] : [];
  return [...new Set([...erros.map((erro) => `${mesmas[0]?.onde} ${erro}`), ...daLinha, ...doLugar])];
}

/** What a caller will say: judged there. */
const isGenerico = (tipo: Type): boolean =>
  (tipo.flags & TypeFlags.TypeVariable) !== 0 || (tipo.isIntersectionType() && tipo.getTypes().some(isGenerico));

const semColunasAMenos = (faltas: readonly string[]): boolean => !faltas.some((falta) => falta.endsWith('no such column'));
