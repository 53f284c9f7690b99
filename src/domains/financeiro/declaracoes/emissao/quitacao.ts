import type { DataCivil } from '#shared/datas.ts';
import type { DebitoContestado, MesDaQuitacao } from '../tipos.ts';

/** A title due in the year, as far as the settlement of the year goes. */
export type TituloDoAno = {
  id: number;
  numero: string;
  descricao: string;
  dataVencimento: DataCivil;
  valorCentavos: number;
  /** Of it, by itself or through the installments of agreements. */ pagoCentavos: number;
  saldoCentavos: number;
  /** Still owed, by itself or by the agreement that took its place. */
  pendente: boolean;
  emAcordo: boolean;
  processo: string | null;
  ultimoPagamento: DataCivil | null;
};
export type PendenciaDaQuitacao = {
  tituloId: number;
  numero: string;
  descricao: string;
  dataVencimento: DataCivil;
  saldoCentavos: number;
  motivo: 'em_aberto' | 'em_acordo';
};
export type Avaliacao = {
  situacao: 'plena' | 'parcial' | 'recusada';
  meses: MesDaQuitacao[];
  contestados: DebitoContestado[];
  pendencias: PendenciaDaQuitacao[];
  /** Why there is no statement at all. */
  recusa: 'ANO_EM_CURSO' | 'SEM_DEBITOS_NO_ANO' | 'DEBITOS_EM_ABERTO' | null;
};

/**
 * Who is entitled to the annual settlement statement, and to which one (Lei 12.007/2009). By due date, January to December of a year that is over
 * (art. 2º): all debts paid give the whole; months without billing, or debts questioned in court, give that of the other months billed (§§ 2º and 3º).
 * Anything else open refuses it and is named.
 */
export function avaliarQuitacao(titulos: readonly TituloDoAno[], ano: number, hoje: DataCivil): Avaliacao {
  const contestados = titulos.filter((t) => t.pendente && t.processo !== null);
  const pendencias = titulos
    .filter((t) => t.pendente && t.processo === null)
    .map(({ id, numero, descricao, dataVencimento, saldoCentavos, emAcordo }): PendenciaDaQuitacao => {
      return { tituloId: id, numero, descricao, dataVencimento, saldoCentavos, motivo: emAcordo ? 'em_acordo' : 'em_aberto' };
    });
  const meses = mesesDe(titulos.filter((t) => !contestados.includes(t)));
  const recusa =
    ano >= Number(hoje.slice(0, 4))
      ? 'ANO_EM_CURSO'
      : meses.length === 0
        ? 'SEM_DEBITOS_NO_ANO'
        : pendencias.length > 0
          ? 'DEBITOS_EM_ABERTO'
          : null;
  const plena = meses.length === 12 && contestados.length === 0;
  return {
    situacao: recusa !== null ? 'recusada' : plena ? 'plena' : 'parcial',
    meses,
    contestados: contestados.map(({ numero, dataVencimento, processo }) => ({ numero, dataVencimento, processo: processo ?? '' })),
    pendencias,
    recusa,
  };
}

function mesesDe(titulos: readonly TituloDoAno[]): MesDaQuitacao[] {
  return [...Map.groupBy(titulos, (t) => Number(t.dataVencimento.slice(5, 7)))]
    .map(([mes, doMes]) => ({
      mes,
      titulos: doMes.length,
      valorCentavos: doMes.reduce((soma, t) => soma + t.valorCentavos, 0),
      pagoCentavos: doMes.reduce((soma, t) => soma + t.pagoCentavos, 0),
      ultimoPagamento: doMes.reduce<DataCivil | null>(
        (maior, { ultimoPagamento: dia }) => (dia !== null && (maior === null || dia > maior) ? dia : maior),
        null,
      ),
    }))
    .toSorted((a, b) => a.mes - b.mes);
}
