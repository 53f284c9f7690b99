import type { GrupoConta, Natureza, TipoConta } from '../../grupos.ts';
import { type Entidade, naturezaDe, paiDe } from '../plano.ts';
import { planoDaEscola } from './escola.ts';

/** An account as a chart brings it. */
export type ContaDoPlano = {
  codigo: string;
  nome: string;
  tipo: TipoConta;
  natureza: Natureza;
  grupo: GrupoConta;
  codigoReferencial: string | null;
};

/** What the result and what belongs to the owners is called, and what only one of the two kinds of school has. */
const palavras: Record<Entidade, Record<string, string>> = {
  com_fins_lucrativos: {
    capital: 'Capital social',
    capitalConta: 'Capital integralizado',
    acumulados: 'Lucros acumulados',
    acumuladosConta: 'Lucros ou prejuízos acumulados',
    reserva: 'Reserva legal',
    doacoes: 'Ganhos na venda de bens',
    gratuidades: '',
    refEnsino: '',
    refBolsas: '',
    tributos: '4.3 Tributos sobre o lucro\n4.3.01 Tributos sobre o lucro\n4.3.01.001 IRPJ\n4.3.01.002 CSLL',
  },
  sem_fins_lucrativos: {
    capital: 'Patrimônio social',
    capitalConta: 'Patrimônio social',
    acumulados: 'Superávits acumulados',
    acumuladosConta: 'Superávits ou déficits acumulados',
    reserva: 'Reservas com destinação',
    doacoes: 'Doações e subvenções',
    refEnsino: ' =4.01.01.07.03.01.01',
    refBolsas: ' =4.01.01.05.01',
    // Scholarships of a charity are revenue at their gross value and an expense of as much (ITG 2002).
    gratuidades: '3.1.02 Gratuidades concedidas\n3.1.02.001 Receita de gratuidades do ensino =4.01.01.07.03.01.03',
    tributos: '4.3 Gratuidades\n4.3.01 Gratuidades concedidas\n4.3.01.001 Gratuidades do ensino',
  },
};

/** The accounts by which the closing of a year finds where the result goes. */
export const contasDoResultado = { apuracao: '5.1.01.001', resultado: '2.3.02.001' } as const;

const gruposPorDigito: Readonly<Record<string, GrupoConta>> = {
  '1': 'ativo',
  '2': 'passivo',
  '3': 'receita',
  '4': 'despesa',
  '5': 'apuracao',
};
/** The group of a code in the usual order of Brazilian charts; null where it says nothing. */
export const grupoDoCodigo = (codigo: string): GrupoConta | null =>
  codigo === '2.3' || codigo.startsWith('2.3.') ? 'patrimonio' : (gruposPorDigito[codigo.charAt(0)] ?? null);

/** What of a chart is told: the rest follows. */
export type LinhaDoPlano = { codigo: string; nome: string; codigoReferencial?: string | null };

/** The chart delivered for a school of one kind. */
export function planoDe(entidade: Entidade): ContaDoPlano[] {
  const texto = planoDaEscola.replaceAll(/\{(\w+)\}/g, (_, nome: string) => palavras[entidade][nome] ?? '');
  const linhas = texto.split('\n').flatMap((linha): LinhaDoPlano[] => {
    const [, codigo, nome, codigoReferencial] = /^([\d.]+) (.+?)(?: =([\d.]+))?$/.exec(linha.trim()) ?? [];
    return codigo && nome ? [{ codigo, nome, codigoReferencial: codigoReferencial ?? null }] : [];
  });
  return completar(linhas);
}

/** Kind, group and nature of accounts told by code and name: what has others beneath is synthetic. */
export function completar(linhas: readonly LinhaDoPlano[]): ContaDoPlano[] {
  const pais = new Set(linhas.flatMap(({ codigo }) => paiDe(codigo) ?? []));
  return linhas.map(({ codigo, nome, codigoReferencial = null }) => {
    const grupo = grupoDoCodigo(codigo) ?? 'despesa';
    return {
      codigo,
      nome,
      tipo: pais.has(codigo) ? 'sintetica' : 'analitica',
      natureza: naturezaDe(grupo, nome),
      grupo,
      codigoReferencial,
    };
  });
}
