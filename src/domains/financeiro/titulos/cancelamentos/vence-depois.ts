import type { DataCivil } from '#shared/datas.ts';
import type { SituacaoTitulo } from '../situacoes.ts';

/** Whether a contract that stops on a day takes a title off the bill: nothing was paid of it, and it falls due after the day (server/vence-depois.ts is its form in SQL). */
export const saiDaCobranca = (titulo: { situacao: SituacaoTitulo; dataVencimento: DataCivil }, dia: DataCivil): boolean =>
  titulo.situacao === 'aberto' && titulo.dataVencimento > dia;
