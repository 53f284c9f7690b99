import type { Idioma, Textos } from '#shared/erros.ts';

/** FEBRABAN C047, table A: why a bank refuses an entry. The few that a school meets; the others keep their code. */
const motivos: Readonly<Record<string, Textos>> = {
  '03': { br: 'inscrição do pagador inválida', en: 'invalid payer id' },
  '08': { br: 'nosso número inválido', en: 'invalid number' },
  '09': { br: 'nosso número já registrado', en: 'number already registered' },
  '16': { br: 'data de vencimento inválida', en: 'invalid due date' },
  '17': { br: 'vencimento anterior à emissão', en: 'due date before issue' },
  '20': { br: 'valor inválido', en: 'invalid amount' },
  '45': { br: 'nome do pagador não informado', en: 'payer name missing' },
  '46': { br: 'CPF ou CNPJ do pagador inválido', en: 'invalid CPF or CNPJ of the payer' },
  '47': { br: 'endereço do pagador não informado', en: 'payer address missing' },
  '48': { br: 'CEP inválido', en: 'invalid postal code' },
  '63': { br: 'título já cadastrado', en: 'already registered' },
  A4: { br: 'pagador é cliente de débito automático (DDA)', en: 'the payer uses electronic presentment (DDA)' },
};

/** A reason in words, with its code. */
export function motivoEmPalavras(codigo: string, idioma: Idioma): string {
  const texto = motivos[codigo]?.[idioma];
  return texto === undefined ? codigo : `${codigo}: ${texto}`;
}
