import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';

/** Who pays, from which account, and which number the file has. */
export type Pagador = {
  bancoCodigo: string;
  bancoNome: string;
  convenio: string;
  homologacao: boolean;
  agencia: string;
  agenciaDv: string;
  conta: string;
  contaDv: string;
  empresa: string;
  empresaDocumento: string;
  endereco: string;
  cidade: string;
  uf: string;
  nsa: number;
  geradoEm: DataCivil;
  /** HHMMSS. */
  geradoAs: string;
  dataPagamento: DataCivil;
};

export type ContaDoFavorecido = { banco: string; agencia: string; agenciaDv: string; conta: string; contaDv: string };
/** Where the money of one payment goes. */
export type Destino =
  | { modo: 'credito' | 'ted'; conta: ContaDoFavorecido }
  | { modo: 'pix'; chave: string }
  | { modo: 'boleto_do_banco' | 'boleto_de_outro' | 'arrecadacao'; codigo: string; nominalCentavos: Centavos | null };
export type PagamentoNaRemessa = {
  identificador: string;
  favorecidoNome: string;
  /** CPF or CNPJ, without mask. */
  favorecidoDocumento: string;
  vencimento: DataCivil;
  valorCentavos: Centavos;
  destino: Destino;
};
