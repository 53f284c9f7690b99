import type { Bloco, ConteudoDoPapel, Tabela } from '#shared/papel/esquema.ts';
import type { Trecho } from '#shared/papel/trechos.ts';
import type { BlocoDoTexto } from './blocos-de-antes.ts';

const palavras = (trechos: readonly Trecho[]): string =>
  trechos.map((um) => (um.tipo === 'texto' ? um.texto : um.tipo === 'quebra' ? '\n' : '')).join('');

/** The words of a paper that was filled in, in the order in which one reads them, for who reads them elsewhere than on paper. */
export function blocosParaLer(documento: { papel: Pick<ConteudoDoPapel, 'blocos'> } | { blocos: BlocoDoTexto[] }): BlocoDoTexto[] {
  return 'papel' in documento ? documento.papel.blocos.flatMap(emPalavras) : documento.blocos;
}

function emPalavras(bloco: Bloco): BlocoDoTexto[] {
  switch (bloco.tipo) {
    case 'titulo':
      return [{ tipo: 'titulo', texto: palavras(bloco.trechos) }];
    case 'paragrafo':
      return [{ tipo: 'paragrafo', texto: palavras(bloco.trechos) }];
    case 'assinatura':
      return [{ tipo: 'assinaturas', nomes: [palavras(bloco.trechos)] }];
    case 'lista':
      return bloco.itens.map(({ trechos }, i) => ({
        tipo: 'paragrafo',
        texto: `${bloco.ordenada ? `${i + 1}.` : '•'} ${palavras(trechos)}`,
      }));
    case 'tabela':
      return [daTabela(bloco)];
    case 'junto':
    case 'se':
    case 'paraCada':
      return bloco.blocos.flatMap(emPalavras);
    default:
      return [];
  }
}

function daTabela({ colunas, linhas }: Tabela): BlocoDoTexto {
  const cabeca = linhas.find(({ cabecalho }) => cabecalho);
  return {
    tipo: 'tabela',
    colunas: colunas.map((peso, i) => ({
      titulo: palavras(cabeca?.celulas[i]?.trechos ?? []),
      peso,
      direita: cabeca?.celulas[i]?.alinhamento === 'direita',
    })),
    linhas: linhas.filter(({ cabecalho }) => !cabecalho).map(({ celulas }) => celulas.map(({ trechos }) => palavras(trechos))),
  };
}
