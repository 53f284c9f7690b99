import { defineErros } from '#shared/erros.ts';

export const errosAnonimizacao = defineErros({
  ANONIMIZACAO_IMPEDIDA: {
    status: 409,
    br: 'Ainda não é possível anonimizar {nome}: {impedimentos}. Encerre o que está em andamento e tente de novo.',
    en: '{nome} cannot be made anonymous yet: {impedimentos}. End what is running and try again.',
  },
  ANONIMIZACAO_JA_FEITA: {
    status: 409,
    br: 'Esta pessoa já foi anonimizada até onde a lei permite hoje.',
    en: 'This person was made anonymous already, as far as the law lets it today.',
  },
  ANONIMIZACAO_CADEIA_PARTIDA: {
    status: 409,
    br: 'O histórico de alterações não confere com seus selos: nada se apaga dele antes de esclarecer. Veja a prova do histórico.',
    en: 'The change history does not match its seals: nothing is erased from it before that is cleared up. See the proof of the history.',
  },
  ANONIMIZACAO_MOTIVO_COM_NOME: {
    status: 400,
    br: 'O motivo fica guardado e não pode dizer o nome da pessoa ({palavra}). Diga o protocolo e a data do pedido.',
    en: 'The reason is kept and may not say the name of the person ({palavra}). Say the protocol and the day of the request.',
  },
  ANONIMIZACAO_PREVIA_MUDOU: {
    status: 409,
    br: 'O que a lei guarda desta pessoa mudou desde a prévia. Confira a prévia de novo.',
    en: 'What the law keeps of this person changed since the preview. Check the preview again.',
  },
});
