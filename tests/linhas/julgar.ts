import { type Type, TypeFlags } from 'typescript/unstable/sync';
import { comparar } from './comparar.ts';
import type { Descrever } from './descrever.ts';
import type { Fonte, Marcada } from './fonte.ts';
import type { Gravacao } from './gravacao.ts';
import { chave, type Coluna, escrever } from './tipos.ts';

/** What is known of a template: the rows that its statements answer, by number, and why some could not be described. */
type Resposta = { linhas: Set<number>; erros: Set<string> };
export type Julgamento = { conferidas: number; textos: number; achados: string[] };

const linhaDe = (colunas: readonly Coluna[]): string =>
  `{ ${[...new Map(colunas.map((c) => [c.nome, c.tipo]))].map(([nome, tipo]) => `${chave(nome)}: ${escrever(tipo)}`).join('; ')} }`;

/** Describes what the tests executed of the templates that say their rows, and compares the two. */
export async function julgar(fonte: Fonte, gravacao: Gravacao, descrever: Descrever): Promise<Julgamento> {
  const { marcadas, convertidas } = fonte.ler();
  const respostas = new Map(marcadas.map(({ modelo }) => [modelo, { linhas: new Set<number>(), erros: new Set<string>() } as Resposta]));
  const tipos = new Map<string, number>();
  let textos = 0;
  const anotar = (modelo: string, anotacao: (resposta: Resposta) => void): void => {
    const resposta = respostas.get(modelo);
    if (resposta) anotacao(resposta);
  };
  for (const [modelo, variantes] of gravacao)
    for (const [sql, { nulos, partes }] of variantes) {
      // A list of columns is judged by the statements that it stands in, unless it is a statement itself.
      const interessados = [modelo, ...[...partes].filter((parte) => !gravacao.has(parte))].filter((m) => respostas.has(m));
      if (interessados.length === 0) continue;
      textos += 1;
      const descrita = await descrever(sql, nulos);
      for (const interessado of interessados)
        anotar(interessado, ({ linhas, erros }) => {
          if ('erro' in descrita) erros.add(descrita.erro);
          else linhas.add(numerar(tipos, linhaDe(descrita.colunas)));
        });
    }
  const descritas = fonte.descrever([...tipos.keys()]);
  const achados = [
    ...convertidas.map((onde) => `${onde} gives a row its type by a cast: say it as sql<…>`),
    ...marcadas.flatMap((marcada) => compararMarcada(fonte, marcada, respostas.get(marcada.modelo), descritas)),
  ];
  return { conferidas: marcadas.length, textos, achados };
}

function numerar(tipos: Map<string, number>, tipo: string): number {
  const numero = tipos.get(tipo) ?? tipos.size;
  tipos.set(tipo, numero);
  return numero;
}

function compararMarcada({ checker }: Fonte, { onde, tipo: no }: Marcada, resposta: Resposta | undefined, descritas: readonly Type[]): string[] {
  const tipo = checker.getTypeFromTypeNode(no);
  if (!tipo || (tipo.flags & TypeFlags.TypeVariable) !== 0) return [];
  if (!resposta || resposta.linhas.size + resposta.erros.size === 0) return [`${onde} no test executes this statement`];
  const linhas = [...resposta.linhas].map((numero) => descritas[numero] as Type);
  return [...new Set([...resposta.erros, ...linhas.flatMap((linha) => comparar(checker, linha, tipo))])].map((falta) => `${onde} ${falta}`);
}
