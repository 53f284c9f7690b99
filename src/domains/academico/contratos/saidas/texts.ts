import { defineTextos } from '#shared/textos.ts';

/** What the windows of departures say of what is missing and of the contract. */
export const textosSaidas = defineTextos({
  conferencia: { br: 'Antes de confirmar', en: 'Before confirming' },
  nadaPendente: { br: 'Nada pendente nesta data.', en: 'Nothing pending on this date.' },
  naoImpede: {
    br: 'Fica guardado com o movimento. Nada disto impede a saída nem os documentos do aluno.',
    en: "Kept with the movement. None of it stands in the way of leaving or of the student's documents.",
  },
  TITULOS_VENCIDOS: {
    br: { one: '{n} título vencido: {valor}', other: '{n} títulos vencidos: {valor}' },
    en: { one: '{n} overdue title: {valor}', other: '{n} overdue titles: {valor}' },
  },
  ETAPAS_ABERTAS: {
    br: { one: '{n} etapa ainda aberta (notas parciais): {detalhes}', other: '{n} etapas ainda abertas (notas parciais): {detalhes}' },
    en: { one: '{n} stage still open (partial grades): {detalhes}', other: '{n} stages still open (partial grades): {detalhes}' },
  },
  CADASTRO_INCOMPLETO: {
    br: 'Falta no cadastro, para o histórico: {detalhes}',
    en: 'Missing in the register, for the transcript: {detalhes}',
  },
  OUTRA_MATRICULA_ATIVA: {
    br: { one: 'Outra matrícula continua ativa: {detalhes}', other: '{n} outras matrículas continuam ativas: {detalhes}' },
    en: { one: 'Another enrollment stays active: {detalhes}', other: '{n} other enrollments stay active: {detalhes}' },
  },
  CONVENIOS: {
    br: {
      one: 'Continua em seguro ou convênio, sem saída registrada nele: {detalhes}',
      other: 'Continua em {n} seguros ou convênios, sem saída registrada neles: {detalhes}',
    },
    en: {
      one: 'Stays in an insurance or agreement, with no exit recorded in it: {detalhes}',
      other: 'Stays in {n} insurances or agreements, with no exit recorded in them: {detalhes}',
    },
  },
  BOLSAS: {
    br: {
      one: 'Continua com bolsa concedida, que deve ser encerrada: {detalhes}',
      other: 'Continua com {n} bolsas concedidas, que devem ser encerradas: {detalhes}',
    },
    en: {
      one: 'Keeps a granted scholarship, which is to be ended: {detalhes}',
      other: 'Keeps {n} granted scholarships, which are to be ended: {detalhes}',
    },
  },
  falta_nascimento: { br: 'data de nascimento', en: 'birth date' },
  falta_naturalidade: { br: 'naturalidade', en: 'place of birth' },
  falta_documento: { br: 'CPF, RG ou certidão', en: 'CPF, RG or birth certificate' },
  falta_filiacao: { br: 'filiação', en: 'parents' },
  outrasMatriculas: {
    br: { one: 'Encerra-se no mesmo ato a matrícula', other: 'Encerram-se no mesmo ato as matrículas' },
    en: { one: 'Ended in the same act: enrollment', other: 'Ended in the same act: enrollments' },
  },
  outraMatricula: { br: '{codigo} ({curso}, {ano}, {situacao})', en: '{codigo} ({curso}, {ano}, {situacao})' },
  contrato: { br: 'Contrato {numero}', en: 'Contract {numero}' },
  oQueFazer: { br: 'O que fazer com o contrato', en: 'What to do with the contract' },
  acao_manter: { br: 'Manter como está', en: 'Keep as it is' },
  acao_cancelar: { br: 'Cancelar', en: 'Cancel' },
  acao_suspender: { br: 'Suspender até o retorno', en: 'Suspend until the return' },
  dataEfeito: { br: 'Com efeito a partir de', en: 'Effective from' },
  dicaDataEfeito: { br: 'Vazio: a data da saída', en: 'Empty: the exit date' },
  cobrarMulta: { br: 'Cobrar multa', en: 'Charge a fee' },
  forma: { br: 'Multa', en: 'Fee' },
  forma_valor: { br: 'Valor', en: 'Amount' },
  forma_percentual: { br: 'Percentual do que é cancelado', en: 'Percentage of what is cancelled' },
  valorDaMulta: { br: 'Valor da multa', en: 'Amount of the fee' },
  percentualDaMulta: { br: 'Percentual', en: 'Percentage' },
  vencimentoDaMulta: { br: 'Vencimento da multa', en: 'Due date of the fee' },
  mantido: { br: 'Continua valendo, com os seus títulos.', en: 'Stays in force, with its titles.' },
  jaSuspenso: { br: 'Já está suspenso: continua como está.', en: 'Already suspended: stays as it is.' },
  serCancelado: {
    br: { one: '{n} título a vencer, {valor}, é cancelado.', other: '{n} títulos a vencer, {valor}, são cancelados.' },
    en: { one: '{n} title not yet due, {valor}, is cancelled.', other: '{n} titles not yet due, {valor}, are cancelled.' },
  },
  serSuspenso: {
    br: {
      one: '{n} título a vencer, {valor}, sai da cobrança até o retorno.',
      other: '{n} títulos a vencer, {valor}, saem da cobrança até o retorno.',
    },
    en: {
      one: '{n} title not yet due, {valor}, leaves the bill until the return.',
      other: '{n} titles not yet due, {valor}, leave the bill until the return.',
    },
  },
  suspensoNaoVolta: {
    br: { one: '{n} parado pela suspensão, {valor}, não volta.', other: '{n} parados pela suspensão, {valor}, não voltam.' },
    en: {
      one: '{n} stopped by the suspension, {valor}, does not come back.',
      other: '{n} stopped by the suspension, {valor}, do not come back.',
    },
  },
  continuaDevido: {
    br: { one: '{n} continua devido: {valor}.', other: '{n} continuam devidos: {valor}.' },
    en: { one: '{n} stays owed: {valor}.', other: '{n} stay owed: {valor}.' },
  },
  pagoNaoMuda: {
    br: { one: '{n} pago não muda: {valor}.', other: '{n} pagos não mudam: {valor}.' },
    en: { one: '{n} paid does not change: {valor}.', other: '{n} paid do not change: {valor}.' },
  },
  emAcordo: {
    br: {
      one: '{n} título dele está no acordo {acordos}, que continua devido: {valor} em aberto.',
      other: '{n} títulos dele estão no acordo {acordos}, que continua devido: {valor} em aberto.',
    },
    en: {
      one: '{n} of its titles is in agreement {acordos}, which stays owed: {valor} open.',
      other: '{n} of its titles are in agreement {acordos}, which stays owed: {valor} open.',
    },
  },
  pagoNoAcordo: { br: 'Já pago no acordo: {valor}.', en: 'Already paid in the agreement: {valor}.' },
  acordoPedeEscolha: {
    br: 'Diga se o acordo continua devido, ou desfaça-o antes: o que venceria depois da data está nele.',
    en: 'Say whether the agreement stays owed, or undo it first: what was due after the date is in it.',
  },
  acordoNaMorte: {
    br: 'O que venceria depois do falecimento está no acordo e não se cobra: desfaça o acordo antes, ou mantenha o contrato por ora.',
    en: 'What was due after the death is in the agreement and is not charged: undo the agreement first, or keep the contract for now.',
  },
  manterAcordos: { br: 'O acordo continua devido', en: 'The agreement stays owed' },
  multaDe: { br: 'Multa: {valor} ({quem}).', en: 'Fee: {valor} ({quem}).' },
  multaDeQuem: { br: '{valor} de {nome}', en: '{valor} from {nome}' },
  semValer_rascunho: {
    br: 'Não chegou a valer: é cancelado com a saída.',
    en: 'Never came into force: it is cancelled with the exit.',
  },
  semValer_enviado: {
    br: 'Não chegou a valer: é cancelado com a saída, e os links de assinatura deixam de valer.',
    en: 'Never came into force: it is cancelled with the exit, and the links to sign it become void.',
  },
  semValerEspera: {
    br: 'Ainda não vale: espera o retorno da matrícula.',
    en: 'Not in force yet: it waits for the return of the enrollment.',
  },
  impedido: { br: 'Nesta data o contrato não pode mudar assim.', en: 'On this date the contract cannot change like that.' },
  reativar: {
    br: 'Reativar o contrato suspenso, com os títulos a vencer',
    en: 'Make the suspended contract active again, with the titles not yet due',
  },
});
