import type { Falta, Finalidade } from './regras.ts';

const oQue = {
  cpf: { br: 'o CPF', en: 'The CPF' },
  identidade: { br: 'o RG ou a certidão', en: 'The ID or birth record' },
  nascimento: { br: 'a data de nascimento', en: 'The birth date' },
  naturalidade: { br: 'a naturalidade', en: 'The place of birth' },
  filiacao: { br: 'a filiação', en: 'The parents' },
  endereco: { br: 'um endereço no Brasil', en: 'An address in Brazil' },
  email: { br: 'o e-mail', en: 'The e-mail' },
} as const satisfies Record<Falta, { br: string; en: string }>;

/** What a list of missing data asks for is found there. */
const naLista = {
  br: '; a tela Pendências mostra todos a quem falta algo',
  en: '; the screen Missing data shows everybody who lacks something',
} as const;

/** What goes out by mail: it stops nothing that can be done on paper, so that no list of missing data asks for it. */
const envios = {
  assinarPorLink: { br: 'o link para assinar não é enviado', en: 'the link for signing is not sent' },
  convidar: { br: 'o convite não é enviado', en: 'the invitation is not sent' },
  enviar: { br: 'o documento não é enviado', en: 'the document is not sent' },
} as const;
type Envio = keyof typeof envios;
const semIsso = {
  cobrar: { br: 'o banco não registra o boleto', en: 'the bank does not register the boleto' },
  assinar: { br: 'o contrato não é ativado', en: 'the contract is not activated' },
  certificar: { br: 'a declaração não é emitida', en: 'the statement is not issued' },
  rematricular: { br: 'a rematrícula não é feita', en: 'the student is not re-enrolled' },
  ...envios,
} as const satisfies Record<Finalidade | Envio, { br: string; en: string }>;

/** A refusal because of what a registration lacks, in the same words everywhere: what, whose, what it stops, and the way out. */
export function semNoCadastro<F extends Falta, P extends Finalidade | Envio>(falta: F, finalidade: P) {
  const onde = finalidade in envios ? ({ br: '', en: '' } as const) : naLista;
  return {
    status: 409,
    br: `Falta ${oQue[falta].br} no cadastro de {nome}: sem isso, ${semIsso[finalidade].br}. Preencha na ficha da pessoa${onde.br}.`,
    en: `${oQue[falta].en} of {nome} is not on record: without it, ${semIsso[finalidade].en}. Fill it in on the record of the person${onde.en}.`,
  } as const;
}
