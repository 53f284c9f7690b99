import { join } from 'node:path';
import { arquivos, raiz } from './arvore.ts';
import { arvoreDe } from './salas.ts';

/** One step of a state table. */
type Passo = { de: string; verbo: string; para: string };
/** The two shapes that rooms write: verb → { de, para }, and state → { verb: next state }. */
type PorVerbo = Record<string, { de: readonly string[]; para: string }>;
type PorEstado = Record<string, Record<string, string>>;
export type TabelaDeEstados = { sala: string; nome: string; passos: Passo[] };

function passosDe(tabela: PorVerbo | PorEstado): Passo[] {
  return Object.entries(tabela).flatMap(([chave, valor]) => {
    const { de, para } = valor;
    if (Array.isArray(de) && typeof para === 'string') return de.map((estado: string) => ({ de: estado, verbo: chave, para }));
    return Object.entries(valor as Record<string, string>).map(([verbo, proximo]) => ({ de: chave, verbo, para: proximo }));
  });
}

/** Every exported `transicoes…` of the rooms' `situacoes.ts` (and `situacoes-….ts`), read from the code itself. */
export async function tabelasDeEstados(): Promise<TabelaDeEstados[]> {
  const tabelas: TabelaDeEstados[] = [];
  for (const caminho of arquivos(/^src\/domains\/.*\/situacoes(?:-[\w-]+)?\.ts$/)) {
    const modulo = (await import(join(raiz, caminho))) as Record<string, unknown>;
    for (const [nome, valor] of Object.entries(modulo)) {
      if (!nome.startsWith('transicoes') || typeof valor !== 'object' || valor === null) continue;
      tabelas.push({ sala: arvoreDe(caminho) ?? caminho, nome, passos: passosDe(valor as PorVerbo | PorEstado) });
    }
  }
  return tabelas.toSorted((a, b) => `${a.sala} ${a.nome}`.localeCompare(`${b.sala} ${b.nome}`));
}

/** A state table as a Mermaid diagram; a state that nothing leaves ends. */
export function diagramaDe({ passos }: TabelaDeEstados): string {
  const saem = new Set(passos.map(({ de }) => de));
  const linhas = passos.map(({ de, verbo, para }) => `  ${de} --> ${para}: ${verbo}`);
  const finais = [...new Set(passos.map(({ para }) => para))].filter((estado) => !saem.has(estado)).map((estado) => `  ${estado} --> [*]`);
  return ['```mermaid', 'stateDiagram-v2', ...linhas, ...finais, '```'].join('\n');
}
