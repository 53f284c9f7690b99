import './mensagens.ts';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { filtroBooleano, filtroId, filtroTexto, paginaDe } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { escreverPercentual, lerPontosBase } from './percentuais.ts';
import { problemasDosResponsaveis, responsaveisMaximo } from './responsaveis.ts';
import { esquemaConferencia } from './esquemas-movimentos.ts';
import { movimentos, resultados, tiposMovimento } from './situacoes.ts';

const movimento = z.enum(valoresDaLista(movimentos));
const turno = z.enum(['manha', 'tarde', 'noite', 'integral']);

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

const observacoes = campo.textoOpcional(2000, { multilinha: true });

/** What a new enrollment is made of. */
export const esquemaNovaMatricula = z.strictObject({
  alunoId: campo.id(),
  cursoId: campo.id(),
  anoLetivoId: campo.id(),
  turmaId: campo.id(),
  dataMatricula: campo.dataCivil(),
  responsaveis: esquemaResponsaveis,
  observacoes,
  /** Reserves the place without confirming the enrollment yet. */
  preMatricula: z.boolean().default(false),
  /** Why the student enters over the places of the class; needs the permission. */
  motivoExcedente: campo.textoOpcional(300),
});

export const esquemaEdicaoMatricula = z.strictObject({
  id: campo.id(),
  versao: campo.versao(),
  responsaveis: esquemaResponsaveis,
  observacoes,
});
const pessoa = z.object({
  id: z.number(),
  codigo: z.number(),
  nome: z.string(),
  cpf: z.string().nullable().optional(),
  dataNascimento: z.string().nullable(),
});
const responsavel = z.object({
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

const itemMatricula = z.object({
  id: z.number(),
  codigo: z.string(),
  alunoId: z.number(),
  alunoNome: z.string(),
  alunoCodigo: z.number(),
  cursoId: z.number(),
  cursoNome: z.string(),
  segmentacaoNome: z.string(),
  ano: z.number(),
  turmaId: z.number().nullable(),
  turmaNome: z.string().nullable(),
  turno: turno.nullable(),
  movimento,
  resultado: z.enum(valoresDaLista(resultados)),
  dataMatricula: z.string(),
  dataSaida: z.string().nullable(),
  responsaveisFinanceiros: z.string().nullable(),
});
/** A page of enrollments and, for the cards above it, how many of each movement the rest of the filter has. */
export const esquemaPaginaMatriculas = paginaDe(itemMatricula, {
  porMovimento: z.array(z.object({ movimento, quantidade: z.number() })),
});

/** A student as the lists of the school show them: once for each course of the year. */
export const esquemaAluno = z.object({
  id: z.number(),
  nome: z.string(),
  codigo: z.number(),
  cpf: z.string().nullable().optional(),
  dataNascimento: z.string().nullable(),
  matriculaId: z.number(),
  matriculaCodigo: z.string(),
  movimento,
  anoLetivoId: z.number(),
  ano: z.number(),
  segmentacaoId: z.number(),
  segmentacaoNome: z.string(),
  cursoId: z.number(),
  cursoNome: z.string(),
  turmaId: z.number(),
  turmaNome: z.string(),
  turno,
  numeroChamada: z.number().nullable(),
});

/** What helps to enroll a student: who they are, where they already are, and guardians to propose. */
export const esquemaPreparacao = z.object({
  aluno: pessoa.extend({ idade: z.number().nullable(), maiorDeIdade: z.boolean() }),
  matriculas: z.array(
    z.object({
      id: z.number(),
      codigo: z.string(),
      ano: z.number(),
      anoLetivoId: z.number(),
      cursoId: z.number(),
      cursoNome: z.string(),
      proximoCursoId: z.number().nullable(),
      turmaNome: z.string().nullable(),
      movimento,
      ativa: z.boolean(),
    }),
  ),
  responsaveisSugeridos: z.array(responsavel.extend({ origem: z.enum(['matricula', 'filiacao']) })),
  /** Who would have been proposed too, had they not died. */
  falecidos: z.array(z.object({ pessoaId: z.number(), nome: z.string() })),
});

const valoresMovimento = valoresDaLista(movimentos);
/** Movements as '1,2' or repeated; absent and empty mean all. */
const filtroMovimentos = z
  .preprocess(
    (bruto) =>
      bruto === '' || bruto === undefined
        ? undefined
        : [bruto].flat().flatMap((parte) => (typeof parte === 'string' ? parte.split(',') : [parte])),
    z.array(z.enum(valoresMovimento)).max(valoresMovimento.length).optional(),
  )
  .optional() as z.ZodType<(typeof valoresMovimento)[number][] | undefined, string | readonly string[] | undefined>;

/** The filters of the lists of enrollments, by wire name. */
export const filtrosMatricula = {
  SegmentacaoId: filtroId(),
  CursoId: filtroId(),
  TurmaId: filtroId(),
  AnoLetivoId: filtroId(),
  Nome: filtroTexto(100),
  Movimento: filtroMovimentos,
  Ativa: filtroBooleano(),
  DataMatriculaDe: campo.dataCivil.opcional(),
  DataMatriculaAte: campo.dataCivil.opcional(),
};

/** The filters of the lists of students, by wire name, as the specification has them. */
export const filtrosAluno = {
  SegmentacaoId: filtroId(),
  TurmaId: filtroId(),
  CursoId: filtroId(),
  AnoLetivoId: filtroId(),
  Nome: filtroTexto(100),
};
