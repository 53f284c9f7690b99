import { type Alinhamento, type Bloco, type ConteudoDoPapel, papelEmBranco } from '#shared/papel/esquema.ts';
import { separarTermos, type Trecho } from '#shared/papel/trechos.ts';
import type { Especie } from '../especies.ts';

/** A template that comes with the product; the school may change it, and then it is the school's. */
export type Entregue = { chave: string; nome: string; especie: Especie; conteudo: ConteudoDoPapel };

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
export const itens = (...textos: string[]): Bloco => ({
  tipo: 'lista',
  ordenada: false,
  itens: textos.map((texto) => ({ trechos: emTrechos([texto]) })),
});

/** A table: headings with their shares of the width, and the row that each item of a list makes. A heading that begins with '>' is of figures. */
export function tabela(lista: string, colunas: readonly (readonly [titulo: string, parte: number, termo: string])[]): Bloco {
  const celula = (titulo: string, texto: string) => ({
    alinhamento: titulo.startsWith('>') ? ('direita' as const) : ('esquerda' as const),
    trechos: emTrechos([texto]),
  });
  return {
    tipo: 'tabela',
    colunas: colunas.map(([, parte]) => parte),
    linhas: [
      { cabecalho: true, paraCada: null, celulas: colunas.map(([nome]) => celula(nome, nome.replace(/^>/, ''))) },
      { cabecalho: false, paraCada: lista, celulas: colunas.map(([nome, , termo]) => celula(nome, `{{${termo}}}`)) },
    ],
  };
}

export const entregue = (chave: string, nome: string, especie: Especie, ...blocos: Bloco[]): Entregue => ({
  chave,
  nome,
  especie,
  conteudo: { ...papelEmBranco(), blocos },
});
export const daSecretaria = (): Bloco => junto(p('{{lugarEData}}'), assinar('Secretaria – {{escola.nome}}'));
