import { iguais } from './alteracao.ts';
import { escreverCaminho, lerCaminho } from './caminhos.ts';
import type { Valores } from './contexto.tsx';
import { juntarVersoes } from './juntar.ts';
import { lugaresDasLinhas } from './linhas-da-lista.ts';

/** Rows of the list `em` name a row of `lista` by its place there, in their field `campo`. */
export type Referencia = { lista: string; em: string; campo: string };

type Linha = Record<string, unknown>;
const linhasEm = (valores: Valores, lista: string): readonly Linha[] => {
  const lidas = lerCaminho(valores, lista);
  return Array.isArray(lidas) ? (lidas as Linha[]) : [];
};

/**
 * `juntarVersoes` for a form whose lists name one another by place: what two people add moves places, so that while the
 * versions are put together rows go by names. What names a row that stands no more points behind the list, for the schema to tell.
 */
export function juntarFormulario(aberto: Valores, meu: Valores, atual: Valores, referencias: readonly Referencia[] = []): Valores {
  const [referencia, ...outras] = referencias;
  if (referencia === undefined) return juntarVersoes(aberto, meu, atual);
  const { lista, em, campo } = referencia;
  const [antes, minhas, deles] = [aberto, meu, atual].map((valores) => linhasEm(valores, lista)) as [Linha[], Linha[], Linha[]];
  const nomes = nomesDasLinhas(antes, minhas, deles);
  const nomear = (valores: Valores, dasLinhas: readonly string[]): Valores => {
    const nomeadas = linhasEm(valores, lista).map((linha, i) => ({ ...linha, id: dasLinhas[i] }));
    const quePontam = linhasEm(valores, em).map((linha) => {
      const lugar = linha[campo];
      return typeof lugar === 'number' ? { ...linha, [campo]: dasLinhas[lugar] ?? lugar } : linha;
    });
    return escreverCaminho(escreverCaminho(valores, lista, nomeadas), em, quePontam);
  };
  const juntos = juntarFormulario(nomear(aberto, nomes.antes), nomear(meu, nomes.minhas), nomear(atual, nomes.deles), outras);
  const ficaram = linhasEm(juntos, lista).map((linha) => linha['id']);
  const semNomes = linhasEm(juntos, lista).map(({ id: _, ...linha }) => linha);
  const comLugares = linhasEm(juntos, em).map((linha) => {
    const nome = linha[campo];
    const lugar = ficaram.indexOf(nome);
    return typeof nome === 'string' ? { ...linha, [campo]: lugar < 0 ? ficaram.length : lugar } : linha;
  });
  return escreverCaminho(escreverCaminho(juntos, lista, semNomes), em, comLugares);
}

/** One name for each row, the same in every version that it stands in; a new row that both wrote alike is one. */
function nomesDasLinhas(antes: readonly Linha[], minhas: readonly Linha[], deles: readonly Linha[]) {
  const lugaresDeles = lugaresDasLinhas(antes, deles);
  const lugaresMeus = lugaresDasLinhas(antes, minhas);
  const novasDeles = new Set([...deles.keys()].filter((i) => lugaresDeles[i] === null));
  const nomeDaMinha = (linha: Linha, i: number): string => {
    const lugar = lugaresMeus[i] ?? null;
    if (lugar !== null) return `antes-${lugar}`;
    const mesma = [...novasDeles].find((j) => iguais(deles[j], linha));
    if (mesma === undefined) return `minha-${i}`;
    novasDeles.delete(mesma);
    return `deles-${mesma}`;
  };
  return {
    antes: antes.map((_, i) => `antes-${i}`),
    minhas: minhas.map(nomeDaMinha),
    deles: deles.map((_, i) => (typeof lugaresDeles[i] === 'number' ? `antes-${lugaresDeles[i]}` : `deles-${i}`)),
  };
}
