import { type Alinhamento, type Bloco, type ConteudoDoPapel, papelEmBranco } from './esquema.ts';
import { separarTermos, type Trecho } from './trechos.ts';

// How the texts that come with the product are written: blocks as short calls, terms between braces.

/** A term with what goes around its value, or stands in its place. */
export const com = (termo: string, adornos: { antes?: string; depois?: string; vazio?: string }): Trecho => ({
  tipo: 'termo',
  termo,
  ...adornos,
});
const emTrechos = (partes: readonly (string | Trecho)[]): Trecho[] =>
  partes.flatMap((parte) =>
    typeof parte === 'string'
      ? // '**…**' is bold.
        parte
          .split(/(\*\*[^*]+\*\*)/)
          .flatMap((um) => (um.startsWith('**') ? separarTermos(um.slice(2, -2), { negrito: true }) : separarTermos(um)))
      : [parte],
  );

export const p = (...partes: (string | Trecho)[]): Bloco => ({ tipo: 'paragrafo', alinhamento: 'justificado', trechos: emTrechos(partes) });
export const alinhado = (alinhamento: Alinhamento, ...partes: (string | Trecho)[]): Bloco => ({
  tipo: 'paragrafo',
  alinhamento,
  trechos: emTrechos(partes),
});
export const titulo = (texto: string): Bloco => ({ tipo: 'titulo', nivel: 1, alinhamento: 'centro', trechos: emTrechos([texto]) });
export const secao = (texto: string): Bloco => ({ tipo: 'titulo', nivel: 2, alinhamento: 'esquerda', trechos: emTrechos([texto]) });
export const assinar = (...partes: (string | Trecho)[]): Bloco => ({ tipo: 'assinatura', trechos: emTrechos(partes) });
export const junto = (...blocos: Bloco[]): Bloco => ({ tipo: 'junto', blocos });
export const paraCada = (lista: string, ...blocos: Bloco[]): Bloco => ({ tipo: 'paraCada', lista, blocos });
export const se = (termo: string, ...blocos: Bloco[]): Bloco => ({
  tipo: 'se',
  condicao: { termo, quando: 'preenchido', valor: '' },
  blocos,
});
export const seVazio = (termo: string, ...blocos: Bloco[]): Bloco => ({
  tipo: 'se',
  condicao: { termo, quando: 'vazio', valor: '' },
  blocos,
});
export const seOutro = (termo: string, valor: string, ...blocos: Bloco[]): Bloco => ({
  tipo: 'se',
  condicao: { termo, quando: 'diferente', valor },
  blocos,
});
export const seIgual = (termo: string, valor: string, ...blocos: Bloco[]): Bloco => ({
  tipo: 'se',
  condicao: { termo, quando: 'igual', valor },
  blocos,
});
export const itens = (...textos: string[]): Bloco => ({
  tipo: 'lista',
  ordenada: false,
  itens: textos.map((texto) => ({ trechos: emTrechos([texto]) })),
});

type Coluna = readonly [titulo: string, parte: number, termo: string];
/** A table: headings with their shares of the width, and the row that each item of a list makes. A heading that begins with '>' is of figures. */
export const tabela = (lista: string, colunas: readonly Coluna[]): Bloco => tabelaCom(lista, colunas, null);

/** The same with a row of totals under it. */
export function tabelaCom(lista: string, colunas: readonly Coluna[], totais: readonly string[] | null): Bloco {
  const celula = (titulo: string, texto: string, negrito = false) => ({
    alinhamento: titulo.startsWith('>') ? ('direita' as const) : ('esquerda' as const),
    trechos: emTrechos(texto === '' ? [] : [negrito ? `**${texto}**` : texto]),
  });
  const linha = (cabecalho: boolean, paraCada: string | null, celulas: ReturnType<typeof celula>[]) => ({ cabecalho, paraCada, celulas });
  return {
    tipo: 'tabela',
    colunas: colunas.map(([, parte]) => parte),
    linhas: [
      linha(
        true,
        null,
        colunas.map(([nome]) => celula(nome, nome.replace(/^>/, ''))),
      ),
      linha(
        false,
        lista,
        colunas.map(([nome, , termo]) => celula(nome, `{{${termo}}}`)),
      ),
      ...(totais === null
        ? []
        : [
            linha(
              false,
              null,
              colunas.map(([nome], i) => celula(nome, totais[i] ?? '', true)),
            ),
          ]),
    ],
  };
}

/** A text on a sheet of its own. */
export const folha = (...blocos: Bloco[]): ConteudoDoPapel => ({ ...papelEmBranco(), blocos });
/** The same in smaller letters, for papers of many figures. */
export const folhaMiuda = (...blocos: Bloco[]): ConteudoDoPapel => {
  const { pagina, ...resto } = papelEmBranco();
  return { ...resto, pagina: { ...pagina, letra: 10 }, blocos };
};
