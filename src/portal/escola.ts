import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { seNadaRecusado } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';

definirMensagensDeCampo({ INEP_INVALIDO: { br: 'O código INEP tem 8 dígitos', en: 'The INEP code has 8 digits' } });

const inep = campo.textoOpcional(8).superRefine((codigo, ctx) => {
  if (codigo !== null && !/^\d{8}$/.test(codigo)) ctx.addIssue(recusa('INEP_INVALIDO'));
}, seNadaRecusado);

/** The school's data as it is saved. `versao` 0 is the school that nobody has described yet. */
export const esquemaEscola = z.strictObject({
  versao: campo.inteiro({ min: 0 }),
  nome: campo.texto({ max: 120 }),
  cnpj: campo.cnpj.opcional(),
  inep,
  endereco: campo.textoOpcional(200),
  cidade: campo.textoOpcional(100),
  uf: campo.uf.opcional(),
  telefone: campo.telefone.opcional(),
  email: campo.email.opcional(),
});

const nulo = z.string().nullable();
export const escolaSaida = z.object({
  versao: z.number(),
  nome: z.string(),
  cnpj: nulo,
  inep: nulo,
  endereco: nulo,
  cidade: nulo,
  uf: nulo,
  telefone: nulo,
  email: nulo,
});
