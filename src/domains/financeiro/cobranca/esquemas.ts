import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { problemasDoModelo } from './limites/limites.ts';

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
  ASSUNTO_EXPOE: {
    br: 'O assunto é lido por quem vê a tela: não pode dizer "{expressao}"',
    en: 'The subject is read by whoever sees the screen: it may not say "{expressao}"',
  },
});

/** Most letters of one batch. */
export const maximoPorLote = 500;

const modelo = {
  nome: campo.texto({ max: 80 }),
  assunto: campo.texto({ min: 3, max: 120 }),
  corpo: campo.texto({ min: 20, max: 5000, multilinha: true }),
  ativo: z.boolean(),
};
const dentroDosLimites = (texto: { assunto: string; corpo: string }, ctx: Achados): void => {
  for (const { campo: onde, codigo, parametros } of problemasDoModelo(texto)) ctx.addIssue(recusa(codigo, parametros, [onde]));
};
export const novoModeloEsquema = z.strictObject(modelo).check(regra(dentroDosLimites));
export const modeloEsquema = z.strictObject({ ...modelo, versao: campo.versao() }).check(regra(dentroDosLimites));

const degrau = {
  nome: campo.texto({ max: 60 }),
  diasAtraso: campo.inteiro({ min: 1, max: 720 }),
  canal: z.enum(['email', 'impresso']),
  modeloId: campo.id(),
  ativa: z.boolean(),
};
export const novoDegrauEsquema = z.strictObject(degrau);
export const degrauEsquema = z.strictObject({ ...degrau, versao: campo.versao() });

export const escolhaEsquema = z.strictObject({
  modeloId: campo.id(),
  canal: z.enum(['email', 'impresso']),
  pagadorIds: z.array(campo.id()).min(1).max(maximoPorLote),
});
