import type { Idioma } from '#shared/erros.ts';

/** What a line of a payment return tells, whatever the bank's codes. */
export const efeitosDoRetorno = ['pago', 'aceito', 'recusado', 'devolvido', 'aviso', 'desconhecido', 'ilegivel'] as const;
export type EfeitoDoRetorno = (typeof efeitosDoRetorno)[number];
type Ocorrencia = { efeito: 'pago' | 'aceito' | 'recusado' | 'aviso'; br: string; en: string };

const recusa = (br: string, en: string): Ocorrencia => ({ efeito: 'recusado', br, en });
/** FEBRABAN G059, as far as payments to suppliers meet it. */
const ocorrencias: Readonly<Record<string, Ocorrencia>> = {
  '00': { efeito: 'pago', br: 'crédito ou débito efetivado', en: 'credit or debit made' },
  '03': { efeito: 'pago', br: 'débito autorizado pela agência', en: 'debit authorised by the branch' },
  BD: { efeito: 'aceito', br: 'inclusão efetuada', en: 'entered' },
  BE: { efeito: 'aceito', br: 'alteração efetuada', en: 'changed' },
  ZA: { efeito: 'aviso', br: 'agência ou conta do favorecido substituída', en: 'branch or account of the payee replaced' },
  '01': recusa('saldo insuficiente, débito não efetuado', 'insufficient funds, not debited'),
  '02': recusa('cancelado pelo pagador ou pelo credor', 'cancelled by payer or payee'),
  BF: recusa('exclusão efetuada', 'taken out'),
  AA: recusa('controle inválido', 'invalid control'),
  AB: recusa('tipo de operação inválido', 'invalid kind of operation'),
  AC: recusa('tipo de serviço inválido', 'invalid kind of service'),
  AD: recusa('forma de lançamento inválida', 'invalid form of launching'),
  AE: recusa('inscrição da empresa inválida', 'invalid registration of the company'),
  AF: recusa('convênio inválido', 'invalid agreement'),
  AG: recusa('agência ou conta da empresa inválida', 'invalid branch or account of the company'),
  AH: recusa('número do registro no lote inválido', 'invalid record number in the lot'),
  AI: recusa('segmento inválido', 'invalid segment'),
  AJ: recusa('tipo de movimento inválido', 'invalid kind of movement'),
  AK: recusa('câmara do banco favorecido inválida', 'invalid chamber of the payee’s bank'),
  AL: recusa('banco do favorecido inválido', 'invalid bank of the payee'),
  AM: recusa('agência do favorecido inválida', 'invalid branch of the payee'),
  AN: recusa('conta do favorecido inválida', 'invalid account of the payee'),
  AO: recusa('nome do favorecido não informado', 'name of the payee missing'),
  AP: recusa('data do lançamento inválida', 'invalid date'),
  AQ: recusa('moeda inválida', 'invalid currency'),
  AR: recusa('valor do lançamento inválido', 'invalid amount'),
  AS: recusa('aviso ao favorecido: identificação inválida', 'notice to the payee: invalid identification'),
  AT: recusa('CPF ou CNPJ do favorecido inválido', 'invalid CPF or CNPJ of the payee'),
  AU: recusa('logradouro do favorecido não informado', 'street of the payee missing'),
  AV: recusa('número do endereço do favorecido não informado', 'street number of the payee missing'),
  AW: recusa('cidade do favorecido não informada', 'city of the payee missing'),
  AX: recusa('CEP do favorecido inválido', 'invalid postal code of the payee'),
  AY: recusa('UF do favorecido inválida', 'invalid state of the payee'),
  AZ: recusa('banco depositário inválido', 'invalid depositary bank'),
  BA: recusa('agência depositária não informada', 'depositary branch missing'),
  BB: recusa('seu número inválido', 'invalid own number'),
  BC: recusa('nosso número inválido', 'invalid number of the bank'),
  BG: recusa('agência ou conta impedida legalmente', 'branch or account legally barred'),
  CA: recusa('código de barras: banco inválido', 'barcode: invalid bank'),
  CB: recusa('código de barras: moeda inválida', 'barcode: invalid currency'),
  CC: recusa('código de barras: dígito inválido', 'barcode: invalid check digit'),
  CD: recusa('código de barras: valor inválido', 'barcode: invalid amount'),
  CE: recusa('código de barras: campo livre inválido', 'barcode: invalid free field'),
  CF: recusa('valor do documento inválido', 'invalid amount of the document'),
  CG: recusa('valor do abatimento inválido', 'invalid rebate'),
  CH: recusa('valor do desconto inválido', 'invalid discount'),
  CI: recusa('valor de mora inválido', 'invalid interest'),
  CJ: recusa('valor da multa inválido', 'invalid fine'),
  CK: recusa('valor do IR inválido', 'invalid income tax'),
  CL: recusa('valor do ISS inválido', 'invalid ISS'),
  CM: recusa('valor do IOF inválido', 'invalid IOF'),
  CN: recusa('valor de outras deduções inválido', 'invalid other deductions'),
  CO: recusa('valor de outros acréscimos inválido', 'invalid other additions'),
  CP: recusa('valor do INSS inválido', 'invalid INSS'),
  HA: recusa('lote não aceito', 'lot not accepted'),
  HB: recusa('inscrição da empresa inválida para o contrato', 'registration of the company not that of the contract'),
  HC: recusa('convênio inexistente ou inválido', 'agreement that does not exist or is invalid'),
  HD: recusa('conta da empresa inexistente ou inválida', 'account of the company that does not exist or is invalid'),
  HE: recusa('tipo de serviço inválido para o contrato', 'kind of service not of the contract'),
  HF: recusa('conta da empresa com saldo insuficiente', 'account of the company with insufficient funds'),
  HG: recusa('lote fora de sequência', 'lot out of sequence'),
  HH: recusa('lote inválido', 'invalid lot'),
  HI: recusa('arquivo não aceito', 'file not accepted'),
  HJ: recusa('tipo de registro inválido', 'invalid kind of record'),
  HK: recusa('código de remessa inválido', 'invalid file code'),
  HL: recusa('versão de layout inválida', 'invalid layout version'),
  H1: recusa('arquivo sem o seu fim', 'file without its end'),
  PA: recusa('Pix não efetivado', 'Pix not made'),
  PB: recusa('Pix interrompido por erro no banco do recebedor', 'Pix stopped by a fault at the bank of the payee'),
  PC: recusa('Pix: conta do recebedor encerrada', 'Pix: account of the payee closed'),
  PD: recusa('Pix: tipo da conta do recebedor incorreto', 'Pix: wrong kind of account of the payee'),
  PE: recusa('Pix: transação não autorizada na conta do recebedor', 'Pix: transaction not allowed in the account of the payee'),
  PF: recusa('Pix: CPF ou CNPJ não é do titular da conta', 'Pix: CPF or CNPJ not of the holder of the account'),
  PG: recusa('Pix: CPF ou CNPJ do recebedor incorreto', 'Pix: wrong CPF or CNPJ of the payee'),
  PH: recusa('Pix: ordem rejeitada pelo banco do recebedor', 'Pix: order rejected by the bank of the payee'),
  PI: recusa('Pix: banco do pagador inválido', 'Pix: invalid bank of the payer'),
  PJ: recusa('Pix: chave não cadastrada', 'Pix: key not registered'),
  PK: recusa('Pix: QR Code inválido ou vencido', 'Pix: invalid or expired QR code'),
  PL: recusa('Pix: forma de iniciação inválida', 'Pix: invalid form of initiation'),
  PM: recusa('Pix: chave inválida', 'Pix: invalid key'),
  PN: recusa('Pix: chave não informada', 'Pix: key missing'),
  TA: recusa('lote não aceito: totais com diferença', 'lot not accepted: totals differ'),
  YA: recusa('título não encontrado', 'slip not found'),
  YB: recusa('registro opcional inválido', 'invalid optional record'),
  YC: recusa('código padrão inválido', 'invalid standard code'),
  YD: recusa('código de ocorrência inválido', 'invalid occurrence code'),
  YE: recusa('complemento de ocorrência inválido', 'invalid complement of the occurrence'),
  ZE: recusa('título bloqueado', 'slip blocked'),
  ZI: recusa('beneficiário divergente', 'beneficiary differs'),
  ZJ: recusa('limite de pagamentos parciais excedido', 'limit of partial payments exceeded'),
  ZK: recusa('boleto já liquidado', 'slip already paid'),
};

/**
 * What the codes of a line come to: money that went counts before all, then a refusal; a code that nobody gives a meaning waits for a person,
 * as does a line without any. A line of movement 3 takes a payment back. Pure.
 */
export function efeitoDe(codigos: readonly string[], { devolucao }: { devolucao: boolean }): Exclude<EfeitoDoRetorno, 'ilegivel'> {
  const efeitos = codigos.map((c) => ocorrencias[c]?.efeito ?? 'desconhecido');
  if (devolucao) return 'devolvido';
  for (const efeito of ['pago', 'recusado', 'desconhecido', 'aceito', 'aviso'] as const) if (efeitos.includes(efeito)) return efeito;
  return 'desconhecido';
}

/** Codes in words, each with itself. */
export const ocorrenciasEmPalavras = (codigos: readonly string[], idioma: Idioma): string =>
  codigos.map((c) => (ocorrencias[c] ? `${c}: ${ocorrencias[c][idioma]}` : c)).join('; ');
