import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { situacoesPedido } from '../situacoes.ts';

definirMensagensDeCampo({
  CONCESSAO_SEM_DESCONTO: { br: 'Escolha o desconto da bolsa.', en: 'Choose the discount of the scholarship.' },
});

const versao = campo.versao();
const motivo = campo.texto({ min: 3, max: 1000 });
export const novoPedido = z.strictObject({
  fichaId: campo.id(),
  matriculaId: campo.id(),
  percentualSolicitado: campo.taxa({ min: '0.0001', max: '100' }),
});
export const parecer = z.strictObject({
  versao,
  parecer: campo.texto({ min: 10, max: 4000, multilinha: true }),
  percentualRecomendado: campo.taxa({ max: '100' }),
});
export const comMotivo = z.strictObject({ versao, motivo });
export const decisao = z
  .strictObject({
    versao,
    conceder: z.boolean(),
    descontoId: campo.id.opcional(),
    decisao: campo.texto({ min: 3, max: 1000, multilinha: true }),
  })
  .check(
    regra(({ conceder, descontoId }: { conceder: boolean; descontoId: number | null }, ctx: Achados) => {
      if (conceder && descontoId === null) ctx.addIssue(recusa('CONCESSAO_SEM_DESCONTO', {}, ['descontoId']));
    }),
  );
export const aPartirDe = z.strictObject({ versao, aPartirDe: campo.dataCivil() });
export const encerramento = z.strictObject({ versao, aPartirDe: campo.dataCivil(), motivo });

const id = z.number();
const nulo = z.string().nullable();
/** Whether the discount stands on the contract: not yet, waiting for the signature of its addendum, or in force. */
export const noContrato = z.enum(['nao', 'aguardando', 'sim']);
export const linhaDaBolsa = z.object({
  id,
  fichaId: id,
  matriculaId: id,
  alunoNome: z.string(),
  responsavelNome: z.string(),
  cursoNome: z.string(),
  turmaNome: nulo,
  ano: z.number(),
  situacao: z.enum(situacoesPedido),
  percentualSolicitado: z.string(),
  percentualConcedido: nulo,
  descontoNome: nulo,
  noContrato,
  /** From which day on an ended one does not stand; not known of those that ended long ago. */
  encerradaDesde: nulo,
  /** It is granted to somebody who left the school in the middle of the year: it is to be ended. */
  saiuDaEscola: z.boolean(),
  criadoEm: z.string(),
});
export const bolsaSaida = linhaDaBolsa.extend({
  versao: z.number(),
  anoLetivoId: id,
  percentualMaximo: z.string(),
  faixaNome: nulo,
  parecer: nulo,
  percentualRecomendado: nulo,
  parecerPor: nulo,
  parecerEm: nulo,
  decisao: nulo,
  decididoPor: nulo,
  decididoEm: nulo,
  contratoId: id.nullable(),
  contratoNumero: nulo,
  anteriorId: id.nullable(),
  situacoes: z.array(z.object({ id, para: z.string(), motivo: nulo, usuarioNome: z.string(), em: z.string() })),
});
export const opcoesSaida = z.object({
  descontos: z.array(z.object({ id, nome: z.string(), percentual: z.string() })),
  matriculas: z.array(z.object({ id, alunoNome: z.string(), cursoNome: z.string() })),
});
const medida = z.object({
  proporcao: z.enum(['1:5', '1:9']),
  pagantes: z.number(),
  exigidas: z.number(),
  tem: z.number(),
  falta: z.number(),
  cumpre: z.boolean(),
});
const alunos = z.object({ total: z.number(), integrais: z.number(), parciais: z.number() });
export const proporcaoSaida = z.object({
  alunos,
  agora: z.array(medida),
  /** If the request were granted; null when none was named. */
  seConceder: z.array(medida).nullable(),
  cota: z.object({ cursoNome: z.string(), bolsas: z.number(), concedidas: z.number() }).nullable(),
  /** Of the active contract of a request whose discount is not on it yet: its installments, and how many the discount can still change. */
  parcelas: z.object({ contratoNumero: z.string(), total: z.number(), abertas: z.number() }).nullable(),
});
