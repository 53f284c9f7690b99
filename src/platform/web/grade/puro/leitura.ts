import type { Idioma } from '#shared/erros.ts';
import { escreverDecimal, lerDecimal } from '#shared/decimais.ts';
import { noIdioma } from '#platform/web/decimais.ts';
import { escreverNumero, lerNumeroDigitado, semMilharesIngleses } from '#platform/web/formulario/campos/numeros.ts';
import type { Entrada, EstadoDeCelula, Mensagem, TipoDeCelula, Valor } from './tipos.ts';

const SIM = new Set(['sim', 's', 'x', '1', 'v', '✓', 'true', 'yes', 'y']);
const NAO = new Set(['', 'nao', 'não', 'n', '0', '-', 'f', 'false', 'no']);
const ESCALA = 12;

/** Reads what was typed or pasted into a cell; blank and '-' clear it. */
export function lerCelula(tipo: TipoDeCelula, digitado: string): Entrada {
  const texto = digitado.trim();
  const recusar = (chave: Mensagem['chave'], params?: Mensagem['params']): Entrada => ({
    digitado,
    erro: params ? { chave, params } : { chave },
  });
  if (tipo.tipo === 'texto') {
    if (texto.length > tipo.maximo) return recusar('textoLongo', { maximo: tipo.maximo });
    return { valor: texto === '' ? null : texto };
  }
  const minusculo = texto.toLowerCase();
  if (tipo.tipo === 'marca')
    return SIM.has(minusculo) ? { valor: 'sim' } : NAO.has(minusculo) ? { valor: 'nao' } : recusar('marcaInvalida');
  if (texto === '' || texto === '-') return { valor: null };
  const estado = estadoDigitado(tipo.estados ?? [], minusculo);
  if (estado) return { valor: estado.valor };
  const siglas = (tipo.estados ?? []).map(({ sigla }) => sigla).join(', ');
  if (tipo.tipo !== 'numero') return recusar('estadoInvalido', { siglas });
  // A percentage would be a mark of another scale; a number that carries the sign is refused, not read without it.
  const numero = texto.endsWith('%') ? null : lerNumeroDigitado(semMilharesIngleses(texto, { comDecimais: tipo.casas > 0 }), tipo.casas);
  if (numero === null) return recusar(siglas === '' ? 'numeroInvalido' : 'numeroOuEstado', { casas: tipo.casas, siglas });
  if (menor(numero, tipo.minimo)) return recusar('abaixoDoMinimo', { minimo: mostrar(tipo.minimo) });
  if (menor(tipo.maximo, numero)) return recusar('acimaDoMaximo', { maximo: mostrar(tipo.maximo) });
  return { valor: numero };
}

const estadoDigitado = (estados: readonly EstadoDeCelula[], minusculo: string): EstadoDeCelula | undefined =>
  estados.find(({ valor, sigla, nome }) => [valor, sigla, nome.br, nome.en].some((forma) => forma.toLowerCase() === minusculo));

const escalado = (texto: string): bigint | null => lerDecimal(texto, ESCALA);

function menor(a: string | undefined, b: string | undefined): boolean {
  const [um, outro] = [a === undefined ? null : escalado(a), b === undefined ? null : escalado(b)];
  return um !== null && outro !== null && um < outro;
}

const mostrar = (valor: string | undefined): string => noIdioma(escreverNumero(valor ?? '', 0));

/** The value is taken, and yet somebody should look at it again. */
export function avisoDe(tipo: TipoDeCelula, valor: Valor): Mensagem | null {
  if (tipo.tipo !== 'numero' || !tipo.estranho || valor === null || escalado(valor) === null) return null;
  const { abaixoDe, acimaDe } = tipo.estranho;
  return menor(valor, abaixoDe) || menor(acimaDe, valor) ? { chave: 'estranho' } : null;
}

/** How a value stands in its cell, in the editor and in what is copied; never a code. */
export function escreverCelula(tipo: TipoDeCelula, valor: Valor): string {
  if (valor === null) return '';
  if (tipo.tipo === 'marca') return valor === 'sim' ? 'Sim' : valor === 'nao' ? '' : '–';
  if (tipo.tipo === 'texto') return valor;
  const estado = tipo.estados?.find((cada) => cada.valor === valor);
  if (estado) return estado.sigla;
  return tipo.tipo === 'numero' ? noIdioma(escreverNumero(valor, tipo.casas)) : valor;
}

/** A value's full name, for the status line and for screen readers. */
export function nomeDoValor(tipo: TipoDeCelula, valor: Valor, idioma: Idioma): string {
  if ('estados' in tipo) {
    const estado = tipo.estados?.find((cada) => cada.valor === valor);
    if (estado) return estado.nome[idioma];
  }
  return escreverCelula(tipo, valor);
}

/** What clearing leaves: a mark is never without an answer. */
export const vazioDe = (tipo: TipoDeCelula): Valor => (tipo.tipo === 'marca' ? 'nao' : null);

/** The value after one more click or Space; null for kinds that are typed. */
export function proximoDe(tipo: TipoDeCelula, valor: Valor): { valor: Valor } | null {
  if (tipo.tipo === 'marca') return { valor: valor === 'sim' ? 'nao' : 'sim' };
  if (tipo.tipo !== 'ciclo') return null;
  const lugar = tipo.estados.findIndex((estado) => estado.valor === valor);
  return { valor: tipo.estados[(lugar + 1) % tipo.estados.length]?.valor ?? null };
}

/** A decimal as the cells of a kind hold it ('7.50' → '7.5'); what does not fit stays, for nothing is rounded here. */
export function naForma(tipo: TipoDeCelula, valor: Valor): Valor {
  if (tipo.tipo !== 'numero' || valor === null) return valor;
  const curto = valor.includes('.') ? valor.replace(/\.?0+$/, '') : valor;
  const inteiro = lerDecimal(curto, tipo.casas);
  return inteiro === null ? valor : escreverDecimal(inteiro, tipo.casas);
}
