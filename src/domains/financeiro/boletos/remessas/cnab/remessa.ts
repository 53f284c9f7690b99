import type { EnderecoNaRemessa } from './endereco.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';
import type { Cobranca } from '#domains/financeiro/boletos/codigos/bancos/index.ts';
import type { Especie } from '#domains/financeiro/boletos/codigos/cobranca.ts';

/** Who sends a file, from which account, and which number it has. */
export type Remetente = {
  bancoCodigo: string;
  bancoNome: string;
  empresa: string;
  /** CNPJ, or CPF, without mask. */
  empresaDocumento: string;
  cobranca: Cobranca;
  agenciaDv: string;
  contaDv: string;
  codigoTransmissao: string;
  nsa: number;
  geradoEm: DataCivil;
  /** HHMMSS. */
  geradoAs: string;
  /** Asks for the bank's Pix code with each entry. */
  pixHibrido: boolean;
  pixChave: string;
  /** The bank is trying out the account's files. */
  homologacao: boolean;
};

export type PagadorNaRemessa = EnderecoNaRemessa & { documento: string; nome: string; cep: string };

/** One thing asked of the bank about one slip. */
export type PedidoNaRemessa = {
  movimento: 'entrada' | 'baixa' | 'vencimento';
  nossoNumero: string;
  nossoNumeroDv: string;
  identificador: string;
  /** The school's own number of the title. */
  numeroDocumento: string;
  documento: DataCivil;
  vencimento: DataCivil;
  /** The last day on which it is paid on time: the due date, or the next banking day. */
  limite: DataCivil;
  valorCentavos: Centavos;
  /** What interest runs on. */
  baseJurosCentavos: Centavos;
  descontoCentavos: Centavos;
  /** Percent with four decimals, as the database keeps it. */
  multaPercentual: string;
  jurosPercentualMes: string;
  especie: Especie;
  aceite: boolean;
  diasBaixa: number;
  instrucoes: readonly string[];
  pagador: PagadorNaRemessa;
};
