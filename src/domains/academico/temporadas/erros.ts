import { semNoCadastro } from '#domains/pessoas/pendencias/palavras.ts';
import { defineErros } from '#shared/erros.ts';

/** Refusals of data seasons: those of the school, and those of the page of the families. */
export const errosTemporada = defineErros({
  TEMPORADA_REPETIDA: { status: 409, br: 'Já existe uma temporada com este nome.', en: 'There is a season of this name already.' },
  TEMPORADA_JA_ABERTA: {
    status: 409,
    br: 'A temporada {nome} já foi aberta: do que as famílias receberam só o último dia muda. Para pedir outra coisa, encerre-a e abra outra.',
    en: 'The season {nome} was opened already: of what families got only the last day changes. To ask for something else, close it and open another.',
  },
  TEMPORADA_NAO_ABERTA: {
    status: 409,
    br: 'A temporada {nome} não está aberta: abra-a antes.',
    en: 'The season {nome} is not open: open it first.',
  },
  TEMPORADA_TERMINADA: {
    status: 409,
    br: 'O último dia da temporada {nome} ({data}) já passou: escolha outro antes.',
    en: 'The last day of the season {nome} ({data}) is past: choose another first.',
  },
  TEMPORADA_ENCERRADA: {
    status: 409,
    br: 'A temporada {nome} está encerrada e não muda mais. Abra outra.',
    en: 'The season {nome} is closed and does not change any more. Open another.',
  },
  TEMPORADA_SEM_CONVIDADOS: {
    status: 409,
    br: 'Nenhum responsável das turmas escolhidas tem e-mail no cadastro. A aba Sem e-mail mostra quem são: complete os e-mails nas fichas.',
    en: 'No guardian of the chosen classes has a mail address on record. The tab Without mail shows who they are: fill the addresses in on their records.',
  },
  CONVITE_SEM_EMAIL: semNoCadastro('email', 'convidar'),
  CONVITE_DE_FALECIDO: {
    status: 409,
    br: 'O óbito de {nome} consta no cadastro: esta pessoa não é convidada.',
    en: '{nome} is recorded as deceased: this person is not invited.',
  },
  TURMA_INEXISTENTE: { status: 400, br: 'Escolha turmas que existam.', en: 'Choose classes that exist.' },
  TEMPORADA_FORA_DO_PRAZO: {
    status: 422,
    br: 'A escola recebe estas informações de {inicio} a {fim}. Fora desses dias, fale com a secretaria.',
    en: 'The school takes this information from {inicio} to {fim}. Outside of these days, talk to the front office.',
  },
  PESSOA_DE_OUTRA_FAMILIA: {
    status: 404,
    br: 'Esta pessoa não está entre as que o seu link mostra. Abra o link de novo.',
    en: 'This person is not among those that your link shows. Open the link again.',
  },
  CADASTRO_MUDOU: {
    status: 409,
    br: 'A escola mudou o cadastro enquanto você preenchia. Confira os valores de agora e envie de novo.',
    en: 'The school changed the register while you filled this in. Check the values of now and send again.',
  },
  CAMPO_NAO_PEDIDO: { status: 400, br: 'A escola não pediu este dado.', en: 'The school did not ask for this.' },
  DOCUMENTO_NAO_PEDIDO: { status: 400, br: 'A escola não pediu este documento.', en: 'The school did not ask for this document.' },
  VALE_DESDE_DISTANTE: {
    status: 400,
    br: 'A mudança pode valer no máximo daqui a um ano.',
    en: 'The change may hold a year from now at the latest.',
  },
  FICHA_NAO_PEDIDA: {
    status: 400,
    br: 'A escola não pediu a ficha de saúde desta pessoa.',
    en: 'The school did not ask for the health form of this person.',
  },
  ENVIOS_DEMAIS: {
    status: 429,
    br: 'Você já enviou muitas vezes por este link. Fale com a secretaria.',
    en: 'You sent many times by this link already. Talk to the front office.',
  },
});
