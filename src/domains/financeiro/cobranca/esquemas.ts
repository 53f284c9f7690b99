import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { definirMensagensDeCampo } from '#shared/validacao.ts';

definirMensagensDeCampo({
  TERMO_DESCONHECIDO: { br: 'O termo {termo} não existe; veja o guia de termos', en: 'There is no term {termo}; see the guide of terms' },
  TERMO_OBRIGATORIO: { br: 'O texto precisa do termo {termo}', en: 'The text needs the term {termo}' },
  FALTA_DESCONSIDERE: {
    br: 'O texto precisa dizer que se desconsidere a carta se já houve pagamento',
    en: 'The text must say that the letter is to be disregarded if already paid',
  },
  EXPRESSAO_VEDADA: {
    br: 'Uma carta de cobrança não pode dizer "{expressao}": tom neutro, sem exposição, sem falar de estudos',
    en: 'A collection letter may not say "{expressao}": neutral tone, no exposure, nothing about studies',
  },
  MEDIDA_NA_FOLHA: {
    br: 'A folha é de todas as cartas: negativação, protesto e medida judicial só cabem no texto de um modelo da régua, que espera os seus dias de atraso',
    en: 'The sheet is that of every letter: credit bureaus, protests and legal action stand only in a text of the ladder, which waits for its days late',
  },
  ASSUNTO_EXPOE: {
    br: 'O assunto é lido por quem vê a tela: não pode dizer "{expressao}"',
    en: 'The subject is read by whoever sees the screen: it may not say "{expressao}"',
  },
});

/** Most letters of one batch. */
export const maximoPorLote = 500;

export const escolhaEsquema = z.strictObject({
  modeloId: campo.id(),
  canal: z.enum(['email', 'impresso']),
  pagadorIds: z.array(campo.id()).min(1).max(maximoPorLote),
});
