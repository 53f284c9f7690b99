import { folha } from '#shared/papel/escrever.ts';
import { type Bloco, type ConteudoDoPapel, texto } from '#shared/papel/esquema.ts';

/** How papers were frozen before they had templates: their words, ready. Those that were issued so stay as they are. */
export type BlocoDoTexto =
  | { tipo: 'titulo' | 'paragrafo'; texto: string }
  | { tipo: 'campos'; pares: [rotulo: string, valor: string][] }
  | { tipo: 'tabela'; colunas: { titulo: string; peso: number; direita?: boolean }[]; linhas: string[][]; rodape?: string[] }
  | { tipo: 'assinaturas'; nomes: string[] };

/** Words as they stand: braces in a name make no term. */
const escrito = (palavras: string, negrito = false) => (palavras === '' ? [] : [texto(palavras, negrito ? { negrito } : {})]);

function blocosDe(bloco: BlocoDoTexto): Bloco[] {
  switch (bloco.tipo) {
    case 'titulo':
      return [{ tipo: 'titulo', nivel: 2, alinhamento: 'esquerda', trechos: escrito(bloco.texto) }];
    case 'paragrafo':
      return [{ tipo: 'paragrafo', alinhamento: 'justificado', trechos: escrito(bloco.texto) }];
    case 'campos':
      return bloco.pares.map(([rotulo, valor]) => ({
        tipo: 'paragrafo',
        alinhamento: 'esquerda',
        trechos: [...escrito(`${rotulo}: `, true), ...escrito(valor)],
      }));
    case 'assinaturas':
      return [{ tipo: 'junto', blocos: bloco.nomes.map((nome) => ({ tipo: 'assinatura', trechos: escrito(nome) })) }];
    case 'tabela': {
      const { colunas, linhas, rodape } = bloco;
      const linha = (celulas: readonly string[], cabecalho: boolean, negrito = false) => ({
        cabecalho,
        paraCada: null,
        celulas: colunas.map(({ direita }, i) => ({
          alinhamento: direita ? ('direita' as const) : ('esquerda' as const),
          trechos: escrito(celulas[i] ?? '', negrito),
        })),
      });
      const cabeca = linha(
        colunas.map(({ titulo }) => titulo),
        true,
      );
      return [
        {
          tipo: 'tabela',
          colunas: colunas.map(({ peso }) => peso),
          linhas: [cabeca, ...linhas.map((celulas) => linha(celulas, false)), ...(rodape ? [linha(rodape, false, true)] : [])],
        },
      ];
    }
  }
}

/** A paper of before in the form of today: the same words, drawn by the one engine. */
export const papelDosBlocos = (titulo: string, referencia: string, blocos: readonly BlocoDoTexto[]): ConteudoDoPapel =>
  folha(
    { tipo: 'titulo', nivel: 1, alinhamento: 'centro', trechos: escrito(titulo) },
    { tipo: 'paragrafo', alinhamento: 'centro', trechos: escrito(referencia) },
    ...blocos.flatMap(blocosDe),
  );
