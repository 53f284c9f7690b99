import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';
import type { ParcelaComPartes } from './parcelas-com-aditivos.ts';
import { partesAbertas } from './partes-abertas.ts';
import { type ParteDaParcela, parteDaBolsa } from '../rateio.ts';

/** A title of the contract that counts: not cancelled, or cancelled for a reason that still counts in what was contracted. */
export type TituloDaParcela = ValoresDaParte & {
  id: number;
  numero: string;
  precoIndice: number;
  parcela: number;
  situacao: 'aberto' | 'parcial' | 'baixado' | 'renegociado' | 'cancelado';
  /** Off the bill since a suspension. */
  suspenso: boolean;
};
export type ValoresDaParte = {
  pagadorId: number;
  vencimento: DataCivil;
  valorCentavos: Centavos;
  descontoIncondicionalCentavos: Centavos;
  descontoCondicionalCentavos: Centavos;
  /** Of the unconditional discount, what scholarships give; said of titles to come. */
  bolsaCentavos?: Centavos;
};
/** Why an installment stays as it is although the addendum speaks of it. */
export type MotivoIntocada = 'paga' | 'parcial' | 'cancelada' | 'renegociada' | 'suspensa';
export type EfeitoNaParcela = {
  precoIndice: number;
  parcela: number;
  parcelas: number;
  intocada: MotivoIntocada | null;
  /** Why some shares of an installment that changes stay; null where all of it changes, or nothing. */
  emParte: MotivoIntocada | null;
  antes: ValoresDaParte[];
  depois: ValoresDaParte[];
  /** Titles that stop; the payer's new one, when there is one, takes its place. */
  cancelar: TituloDaParcela[];
  criar: ValoresDaParte[];
};

const liquido = (p: ValoresDaParte): Centavos => centavos(p.valorCentavos - p.descontoIncondicionalCentavos);

/**
 * What an addendum does, installment by installment. A title that received any money, or is no longer simply open,
 * stays as it is; where no title of an installment is left to change, the installment says why. Titles that would not change stay. Where the
 * addendum does not move the due day, each title keeps the due date that it has by now: one agreed with the family stands. Where it does,
 * a date agreed for later than the new one stands too: the family is not asked before what was agreed.
 */
export function efeitoDoAditivo(
  antes: readonly ParcelaComPartes[],
  depois: readonly ParcelaComPartes[],
  titulos: readonly TituloDaParcela[],
): EfeitoNaParcela[] {
  const porParcela = Map.groupBy(titulos, (t) => `${t.precoIndice} ${t.parcela}`);
  return depois.flatMap((nova, i): EfeitoNaParcela[] => {
    const velha = antes[i];
    if (!velha || iguais(partesDa(velha, velha.partes), partesDa(nova, nova.partes))) return [];
    const atuais = porParcela.get(`${nova.precoIndice} ${nova.parcela}`) ?? [];
    const { precoIndice, parcela, parcelas } = nova;
    const abertos = atuais.filter((t) => t.situacao === 'aberto');
    const fixos = atuais.filter((t) => t.situacao !== 'aberto');
    const partes =
      fixos.length === 0 ? nova.partes : partesAbertas(velha, nova, { abertos, fixos: new Set(fixos.map((t) => t.pagadorId)) });
    const mantido =
      nova.vencimento === velha.vencimento ? () => true : (atual: DataCivil) => atual > velha.vencimento && atual > nova.vencimento;
    const alvo = comOsVencimentosDe(abertos, partesDa(nova, partes ?? []), mantido);
    const comum = { precoIndice, parcela, parcelas, emParte: null, antes: atuais.map(valoresDe) };
    const intocada = motivoDe(fixos);
    const parada = { ...comum, intocada, depois: comum.antes, cancelar: [], criar: [] };
    if (partes === null || (intocada && abertos.length === 0)) return [parada];
    const cancelar = abertos.filter((t) => !alvo.some((a) => mesma(a, t)));
    const criar = alvo.filter((a) => !abertos.some((t) => mesma(a, t)));
    if (cancelar.length + criar.length === 0) return intocada ? [parada] : [];
    return [{ ...comum, intocada: null, emParte: intocada, depois: [...fixos.map(valoresDe), ...alvo], cancelar, criar }];
  });
}

/** What an effect adds to the contracted total: what it creates less what it cancels. */
export function ajusteDe(efeito: readonly EfeitoNaParcela[]): Centavos {
  const soma = (de: (e: EfeitoNaParcela) => readonly ValoresDaParte[]): number => somar(efeito.flatMap((e) => de(e).map(liquido)));
  return centavos(soma((e) => e.criar) - soma((e) => e.cancelar));
}

/** What an effect changes of the installments due from a day on, and of those due before it. */
export type EfeitoDesde = {
  data: DataCivil;
  parcelas: number;
  ajusteCentavos: Centavos;
  primeiroVencimento: DataCivil | null;
  anteriores: number;
  ajusteAnteriorCentavos: Centavos;
};

/** An installment stands where it stood before the addendum: moving its due date does not carry it over the day. */
export function efeitoDesde(efeito: readonly EfeitoNaParcela[], data: DataCivil): EfeitoDesde {
  const vencimento = (e: EfeitoNaParcela): DataCivil =>
    [...(e.antes.length > 0 ? e.antes : e.depois)].map((p) => p.vencimento).toSorted()[0] ?? data;
  const mudam = tocadas(efeito);
  const depois = mudam.filter((e) => vencimento(e) >= data);
  const antes = mudam.filter((e) => vencimento(e) < data);
  return {
    data,
    parcelas: depois.length,
    ajusteCentavos: ajusteDe(depois),
    primeiroVencimento: depois.map(vencimento).toSorted()[0] ?? null,
    anteriores: antes.length,
    ajusteAnteriorCentavos: ajusteDe(antes),
  };
}

/** The installments of an effect that really change. */
export const tocadas = (efeito: readonly EfeitoNaParcela[]): EfeitoNaParcela[] => efeito.filter((e) => e.intocada === null);

function motivoDe(titulos: readonly TituloDaParcela[]): MotivoIntocada | null {
  const motivos: Record<TituloDaParcela['situacao'], MotivoIntocada | null> = {
    aberto: null,
    parcial: 'parcial',
    baixado: 'paga',
    renegociado: 'renegociada',
    cancelado: 'cancelada',
  };
  const parado = titulos.find((t) => t.situacao !== 'aberto');
  return parado ? (parado.suspenso ? 'suspensa' : motivos[parado.situacao]) : null;
}

/** The parts that are worth something; one that discounts cover whole is a title of which nothing is collected. */
function partesDa(parcela: ParcelaComPartes, partes: readonly ParteDaParcela[]): ValoresDaParte[] {
  return partes
    .map(
      ({ pessoaId, ...valores }): ValoresDaParte => ({
        pagadorId: pessoaId,
        vencimento: parcela.vencimento,
        ...valores,
        ...parteDaBolsa(parcela, valores.descontoIncondicionalCentavos),
      }),
    )
    .filter((p) => p.valorCentavos > 0);
}

/**
 * Each part on the date that its payer's title has, where that date stands; a new payer's on the latest of the installment, so that nobody
 * is asked earlier.
 */
function comOsVencimentosDe(
  atuais: readonly TituloDaParcela[],
  partes: readonly ValoresDaParte[],
  mantido: (atual: DataCivil) => boolean,
): ValoresDaParte[] {
  const ultimo = atuais
    .map((t) => t.vencimento)
    .toSorted()
    .at(-1);
  return partes.map((parte) => {
    const atual = atuais.find((t) => t.pagadorId === parte.pagadorId)?.vencimento ?? ultimo;
    return atual !== undefined && mantido(atual) ? { ...parte, vencimento: atual } : parte;
  });
}

function valoresDe(t: ValoresDaParte): ValoresDaParte {
  const { pagadorId, vencimento, valorCentavos, descontoIncondicionalCentavos, descontoCondicionalCentavos } = t;
  return { pagadorId, vencimento, valorCentavos, descontoIncondicionalCentavos, descontoCondicionalCentavos };
}

const mesma = (a: ValoresDaParte, b: ValoresDaParte): boolean =>
  a.pagadorId === b.pagadorId &&
  a.vencimento === b.vencimento &&
  a.valorCentavos === b.valorCentavos &&
  a.descontoIncondicionalCentavos === b.descontoIncondicionalCentavos &&
  a.descontoCondicionalCentavos === b.descontoCondicionalCentavos;

const iguais = (a: readonly ValoresDaParte[], b: readonly ValoresDaParte[]): boolean =>
  a.length === b.length && a.every((p) => b.some((q) => mesma(p, q)));
