import type { DataCivil } from '#shared/datas.ts';
import type { Centavos } from '#shared/dinheiro.ts';

export type ItemLido = {
  codigo: string | null;
  gtin: string | null;
  descricao: string;
  unidade: string;
  quantidade: string;
  valorCentavos: Centavos;
  descontoCentavos: Centavos;
  impostosCentavos: Centavos;
  estocado: boolean;
  /** The same quantity in the unit of its taxes, often the unit of stock: 2 boxes are 24 units. */
  tributavel: { gtin: string | null; unidade: string; quantidade: string } | null;
};
export type EmitenteLido = {
  documento: string;
  nome: string;
  nomeFantasia: string | null;
  simplesNacional: boolean;
  telefone: string | null;
  cep: string | null;
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
};
/** What a file says of an invoice. */
export type NotaLida = {
  modelo: 'nfe' | 'nfse';
  chave: string;
  numero: string;
  serie: string | null;
  dataEmissao: DataCivil;
  descricao: string;
  emitente: EmitenteLido;
  /** CNPJ or CPF of who bought; null where the file names nobody. */
  destinatario: string | null;
  itens: ItemLido[];
  freteCentavos: Centavos;
  seguroCentavos: Centavos;
  outrasCentavos: Centavos;
  totalCentavos: Centavos;
  /** What the supplier says that is withheld; null where the file has no place for it. */
  retidoCentavos: Centavos | null;
  /** Whether the file says that nothing is paid for it: a gift, a sample. */
  semCobranca: boolean;
  duplicatas: { dataVencimento: DataCivil; valorCentavos: Centavos }[];
  observacoes: string | null;
};
