/** One piece of a formula as it was typed; `nome` is the name without case and accents. */
export type Ficha = { tipo: 'numero' | 'nome' | 'sinal'; texto: string; nome: string; posicao: number };
export type CodigoDeFormula =
  | 'FORMULA_CARACTERE'
  | 'FORMULA_NUMERO_LONGO'
  | 'FORMULA_NOME_DESCONHECIDO'
  | 'FORMULA_FUNCAO_SEM_PARENTESES'
  | 'FORMULA_SEM_FECHAR'
  | 'FORMULA_SEM_VALOR'
  | 'FORMULA_ACABA_ANTES'
  | 'FORMULA_SOBRA';
/** What is wrong with a formula, at which character (the first is 1), and what stands there. */
export type Problema = { codigo: CodigoDeFormula; posicao: number; trecho: string };

export class ProblemaDeFormula extends Error {
  readonly problema: Problema;
  constructor(problema: Problema) {
    super(problema.codigo);
    this.problema = problema;
  }
}

const pedaco = /\s*(?:(\d+(?:[.,]\d+)?)|([A-Za-zÀ-ÿ]\w*[A-Za-zÀ-ÿ0-9]*)|([-+*/();]))/y;
const comuns: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-', '–': '-' };
/** A formula with the signs of a keyboard, character by character: pasted from a text it brings its own signs and spaces. */
export const comSinaisComuns = (texto: string): string => texto.replaceAll(/[×÷−–\s]/gu, (sinal) => comuns[sinal] ?? ' ');
const semAcento = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '');

/** The pieces of a formula. A comma is of a number ('0,4'); what a function takes stands between semicolons. @throws ProblemaDeFormula */
export function fichas(texto: string): Ficha[] {
  const lidas: Ficha[] = [];
  const inteiro = comSinaisComuns(texto).trimEnd();
  pedaco.lastIndex = 0;
  while (pedaco.lastIndex < inteiro.length) {
    const de = pedaco.lastIndex;
    const achado = pedaco.exec(inteiro);
    if (!achado) {
      const posicao = de + inteiro.slice(de).search(/\S/);
      throw new ProblemaDeFormula({ codigo: 'FORMULA_CARACTERE', posicao: posicao + 1, trecho: inteiro[posicao] ?? '' });
    }
    const [, numero, nome] = achado;
    const dito = achado[0].trimStart();
    const posicao = pedaco.lastIndex - dito.length + 1;
    if (numero && !/^\d{1,6}(?:[.,]\d{1,4})?$/.test(numero))
      throw new ProblemaDeFormula({ codigo: 'FORMULA_NUMERO_LONGO', posicao, trecho: dito });
    lidas.push({
      tipo: numero ? 'numero' : nome ? 'nome' : 'sinal',
      texto: dito,
      nome: nome ? semAcento(nome).toUpperCase() : '',
      posicao,
    });
  }
  return lidas;
}
