import type { Centavos } from '#shared/dinheiro.ts';

/** What a bank knows an account's collection by. Which of them a bank uses is told by its file. */
export type Cobranca = {
  /** Agency or cooperative, without check digit. */
  agencia: string;
  /** Account, without check digit. */
  conta: string;
  /** Convênio, beneficiary or client code. */
  convenio: string;
  carteira: string;
  /** Sicoob: modality. Sicredi: posto. Empty elsewhere. */
  complemento: string;
};

/** How one bank numbers and encodes its boletos. */
export type Banco = {
  codigo: string;
  nome: string;
  /** The collection fields the bank needs, with how many digits each has at most. */
  campos: Readonly<Partial<Record<keyof Cobranca, number>>>;
  /** Carteiras of the bank whose barcode is made another way, which the portal does not make. */
  carteirasDeFora?: ReadonlySet<string>;
  /** The carteiras that the bank has and the portal can register, where the list is closed. */
  carteiras?: ReadonlySet<string>;
  /** The largest sequence that fits the nosso número. */
  sequencialMaximo: (cobranca: Cobranca) => number;
  /** Nosso número of a sequence, without check digit; the two-digit year matters to Sicredi alone. */
  nossoNumero: (cobranca: Cobranca, sequencial: number, ano: number) => string;
  /** Check digit of a nosso número; empty where the bank has none. */
  dv: (cobranca: Cobranca, nossoNumero: string) => string;
  /** As printed on the boleto. */
  impresso: (cobranca: Cobranca, nossoNumero: string) => string;
  /** The 25 digits of the barcode that belong to the bank. */
  campoLivre: (cobranca: Cobranca, nossoNumero: string, valorCentavos: Centavos) => string;
};
