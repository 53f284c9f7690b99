import type { Bloco, ConteudoDoPapel, Paragrafo, Tabela } from '#shared/papel/esquema.ts';
import { isDaPagina } from '#shared/papel/guia.ts';
import type { Trecho } from '#shared/papel/trechos.ts';
import type { BlocoDoTexto } from './blocos-de-antes.ts';

const palavras = (trechos: readonly Trecho[]): string =>
  trechos.map((um) => (um.tipo === 'texto' ? um.texto : um.tipo === 'quebra' ? '\n' : '')).join('');

/** What is read: the words as they were frozen before, images, and tables that may have more than one row of headings. */
export type BlocoParaLer =
  | Exclude<BlocoDoTexto, { tipo: 'tabela' }>
  | (Extract<BlocoDoTexto, { tipo: 'tabela' }> & { cabecalhos?: string[][] })
  | { tipo: 'imagem'; imagemId: number; largura: number };

/** What a paper that was filled in says, in the order in which one reads it, for who reads it elsewhere than on paper: bands of its pages once. */
export function blocosParaLer(
  documento: { papel: Pick<ConteudoDoPapel, 'cabecalho' | 'blocos' | 'rodape'> } | { blocos: BlocoDoTexto[] },
): BlocoParaLer[] {
  if (!('papel' in documento)) return documento.blocos;
  const { cabecalho, blocos, rodape } = documento.papel;
  return [...cabecalho.filter(temPalavras), ...blocos, ...rodape.filter(temPalavras)].flatMap(emPalavras);
}

/** Whether a band says more than which page it is. */
function temPalavras({ trechos }: Paragrafo): boolean {
  const escrito = palavras(trechos).trim();
  const conta = trechos.some((um) => um.tipo === 'termo' && isDaPagina(um.termo));
  return escrito !== '' && !(conta && /^(?:p[áa]g(?:ina|\.)?|folha|fl\.)?\W*(?:de)?\W*$/iu.test(escrito));
}

function emPalavras(bloco: Bloco): BlocoParaLer[] {
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
    case 'imagem':
      return [{ tipo: 'imagem', imagemId: bloco.imagemId, largura: bloco.largura }];
    case 'junto':
    case 'se':
    case 'paraCada':
      return bloco.blocos.flatMap(emPalavras);
    default:
      return [];
  }
}

function daTabela({ colunas, linhas }: Tabela): BlocoParaLer {
  const fim = linhas.findIndex(({ cabecalho }) => !cabecalho);
  const [cabeca, ...mais] = linhas.slice(0, fim === -1 ? linhas.length : fim);
  const alinhada = cabeca ?? linhas[0];
  const escritas = (quais: Tabela['linhas']) => quais.map(({ celulas }) => celulas.map(({ trechos }) => palavras(trechos)));
  return {
    tipo: 'tabela',
    colunas: colunas.map((peso, i) => ({
      titulo: palavras(cabeca?.celulas[i]?.trechos ?? []),
      peso,
      direita: alinhada?.celulas[i]?.alinhamento === 'direita',
    })),
    ...(mais.length === 0 ? {} : { cabecalhos: escritas(mais) }),
    linhas: escritas(fim === -1 ? [] : linhas.slice(fim)),
  };
}
