import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { escreverPercentual, lerPontosBase } from './percentuais.ts';
import { problemasDosResponsaveis, responsaveisMaximo } from './responsaveis.ts';
import { esquemaConferencia } from './esquemas-movimentos.ts';
import { movimentos, resultados, tiposMovimento } from './situacoes.ts';
import './mensagens.ts';

export const movimento = z.enum(valoresDaLista(movimentos));
export const turno = z.enum(['manha', 'tarde', 'noite', 'integral']);

/** A share as it is typed ('33,33', 60), stored with two decimals; what cannot be read stays for the rule to name. */
const percentual = z
  .union([z.string().max(20), z.number()])
  .nullable()
  .default(null)
  .transform((bruto) => {
    if (bruto === null || bruto === '') return null;
    const pontos = lerPontosBase(String(bruto));
    return pontos === null ? String(bruto) : escreverPercentual(pontos);
  });

export const esquemaResponsavel = z.strictObject({
  pessoaId: campo.id(),
  parentesco: campo.opcao.opcional(parentescos),
  pedagogico: z.boolean(),
  financeiro: z.boolean(),
  percentual,
});

/** The guardians of an enrollment, with the rules that need no database. */
export const esquemaResponsaveis = z
  .array(esquemaResponsavel)
  .max(responsaveisMaximo)
  .check(
    regra((lista, ctx) => {
      for (const { codigo, params, path } of problemasDosResponsaveis(lista)) ctx.addIssue(recusa(codigo, params, path));
    }),
  );

export const observacoes = campo.textoOpcional(2000, { multilinha: true });

export const pessoa = z.object({
  id: z.number(),
  codigo: z.number(),
  nome: z.string(),
  cpf: z.string().nullable().optional(),
  dataNascimento: z.string().nullable(),
});
export const responsavel = z.object({
  pessoaId: z.number(),
  nome: z.string(),
  cpf: z.string().nullable().optional(),
  parentesco: z.string().nullable(),
  pedagogico: z.boolean(),
  financeiro: z.boolean(),
  percentual: z.string().nullable(),
});
const enturmacao = z.object({
  id: z.number(),
  turmaId: z.number(),
  turmaNome: z.string(),
  turno,
  sala: z.string().nullable(),
  dataInicio: z.string(),
  dataFim: z.string().nullable(),
  numeroChamada: z.number().nullable(),
  excedente: z.boolean(),
  motivoExcedente: z.string().nullable(),
  desfeita: z.boolean(),
});
const movimentacao = z.object({
  id: z.number(),
  tipo: z.enum(valoresDaLista(tiposMovimento)),
  de: movimento.nullable(),
  para: movimento,
  dataMovimento: z.string(),
  motivo: z.string().nullable(),
  turmaNome: z.string().nullable(),
  destino: z.string().nullable(),
  novaMatricula: z.object({ id: z.number(), codigo: z.string(), cursoNome: z.string() }).nullable(),
  conferencia: esquemaConferencia.nullable(),
  /** The other enrollments of the student that the same death ended. */
  junto: z.array(z.object({ id: z.number(), codigo: z.string() })),
  usuarioNome: z.string().nullable(),
  em: z.string(),
  desfeito: z.boolean(),
  desfazId: z.number().nullable(),
});

/** An enrollment with everything its record shows. */
export const esquemaMatricula = z.object({
  id: z.number(),
  codigo: z.string(),
  movimento,
  resultado: z.enum(valoresDaLista(resultados)),
  ativa: z.boolean(),
  dataMatricula: z.string(),
  dataSaida: z.string().nullable(),
  observacoes: z.string().nullable(),
  /** Judged by the rule of the course for adapted plans. */
  planoAdaptado: z.boolean(),
  versao: z.number(),
  createdAt: z.string(),
  aluno: pessoa,
  curso: z.object({ id: z.number(), nome: z.string() }),
  segmentacao: z.object({ id: z.number(), nome: z.string() }),
  anoLetivo: z.object({ id: z.number(), ano: z.number() }),
  enturmacao: enturmacao.nullable(),
  /** `falecido`: recorded as deceased in the people register since. */
  responsaveis: z.array(responsavel.extend({ falecido: z.boolean() })),
  enturmacoes: z.array(enturmacao),
  movimentos: z.array(movimentacao),
  verbos: z.array(z.string()),
  /** The last movement that still stands, which is the one an undo would undo. */
  desfazivel: z.object({ id: z.number(), tipo: z.enum(valoresDaLista(tiposMovimento)) }).nullable(),
});

const valoresMovimento = valoresDaLista(movimentos);
/** Movements as '1,2' or repeated; absent and empty mean all. */
export const filtroMovimentos = z
  .preprocess(
    (bruto) =>
      bruto === '' || bruto === undefined
        ? undefined
        : [bruto].flat().flatMap((parte) => (typeof parte === 'string' ? parte.split(',') : [parte])),
    z.array(z.enum(valoresMovimento)).max(valoresMovimento.length).optional(),
  )
  .optional() as z.ZodType<(typeof valoresMovimento)[number][] | undefined, string | readonly string[] | undefined>;
