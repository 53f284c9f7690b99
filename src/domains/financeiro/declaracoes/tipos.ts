import type { DataCivil } from '#shared/datas.ts';
import { definirLista } from '#shared/listas/opcao.ts';

/** The statements that a payer is entitled to. */
export const tiposDeDeclaracao = definirLista(
  { valor: 'ir', br: 'Imposto de renda', en: 'Income tax' },
  { valor: 'quitacao', br: 'Quitação anual', en: 'Annual settlement' },
);
export type TipoDeDeclaracao = (typeof tiposDeDeclaracao)[number]['valor'];

/** How the statement of a payer stands: none yet, one with today's figures, or one whose figures have changed since. */
export const situacoesDaDeclaracao = definirLista(
  { valor: 'pendente', br: 'Não emitida', en: 'Not issued' },
  { valor: 'emitida', br: 'Emitida', en: 'Issued' },
  { valor: 'mudou', br: 'Mudou desde a emissão', en: 'Changed since issue' },
);
export type SituacaoDaDeclaracao = (typeof situacoesDaDeclaracao)[number]['valor'];

/** What money was received for. Fine and interest stand apart, whatever the debt was. */
export type Valores = { dedutivelCentavos: number; naoDedutivelCentavos: number; encargosCentavos: number };
export type MesDoIr = Valores & { mes: number };
export type AlunoDoIr = Valores & { alunoId: number | null; nome: string | null; cpf: string | null; meses: MesDoIr[] };

type Emissor = { nome: string; cnpj: string | null; cidade: string | null };
type Comum = { escola: Emissor; ano: number; pagador: { nome: string; cpf: string | null } };
/** What an income-tax statement says, frozen when issued. `ate`: the day it counts to, when the year was not over. */
export type ConteudoDoIr = Comum & { ate: DataCivil | null; alunos: AlunoDoIr[]; totais: Valores };

export type MesDaQuitacao = {
  mes: number;
  titulos: number;
  valorCentavos: number;
  pagoCentavos: number;
  ultimoPagamento: DataCivil | null;
};
export type DebitoContestado = { numero: string; dataVencimento: DataCivil; processo: string };
/** What an annual settlement statement says. `plena`: all twelve months were billed and nothing is questioned in court. */
export type ConteudoDaQuitacao = Comum & {
  plena: boolean;
  meses: MesDaQuitacao[];
  contestados: DebitoContestado[];
  /** Earlier years with open debts: the statement does not speak for them. */
  anosComDebito: number[];
};
export type Conteudo = ConteudoDoIr | ConteudoDaQuitacao;
