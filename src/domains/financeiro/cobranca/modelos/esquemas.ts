import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { problemasDoModelo } from '../limites/limites.ts';

const modelo = {
  nome: campo.texto({ max: 80 }),
  assunto: campo.texto({ min: 3, max: 120 }),
  corpo: campo.texto({ min: 20, max: 5000, multilinha: true }),
  ativo: z.boolean(),
  /** Why a sentence that the limits take for unlawful is not; it stands in the history of the text. */
  ressalva: campo.textoOpcional(300, { min: 10 }),
};

const dentroDosLimites = (texto: { assunto: string; corpo: string; ressalva?: string | null | undefined }, ctx: Achados): void => {
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
