import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { decisoesDoConselho, papeisNoConselho, situacoesDoConselho } from './situacoes.ts';

definirMensagensDeCampo({
  DECISAO_SEM_MOTIVO: { br: 'Diga por que o conselho decidiu assim.', en: 'Say why the council decided so.' },
});

const PARTICIPANTES_MAXIMO = 60;
export const MOTIVO_MAXIMO = 1000;
export const OBSERVACAO_MAXIMO = 4000;
export const ENCAMINHAMENTO_MAXIMO = 1000;
export const OBSERVACOES_MAXIMO = 8000;
const participante = z.strictObject({
  nome: campo.texto({ max: 120 }),
  papel: campo.opcao(papeisNoConselho),
  detalhe: campo.textoOpcional(200),
});

export const esquemaAbertura = z.strictObject({
  turmaId: campo.id(),
  /** Null: the council of the year. */
  etapaId: campo.id().nullable(),
  dataConselho: campo.dataCivil(),
});
/** The meeting itself. */
export const esquemaReuniao = z.strictObject({
  id: campo.id(),
  versao: campo.versao(),
  dataConselho: campo.dataCivil(),
  participantes: z.array(participante).max(PARTICIPANTES_MAXIMO),
  observacoes: campo.textoOpcional(OBSERVACOES_MAXIMO, { multilinha: true }),
});
/** What the council says of one student. */
export const esquemaDoAluno = z
  .strictObject({
    conselhoId: campo.id(),
    matriculaId: campo.id(),
    /** 0 where nothing was ever said. */
    versao: campo.inteiro({ min: 0, max: 2_147_483_647 }),
    decisao: campo.opcao.opcional(decisoesDoConselho),
    motivo: campo.textoOpcional(MOTIVO_MAXIMO, { min: 3, multilinha: true }),
    observacao: campo.textoOpcional(OBSERVACAO_MAXIMO, { multilinha: true }),
    encaminhamento: campo.textoOpcional(ENCAMINHAMENTO_MAXIMO, { multilinha: true }),
  })
  .check(
    regra((corpo, ctx) => {
      if (corpo.decisao !== null && corpo.motivo === null) ctx.addIssue(recusa('DECISAO_SEM_MOTIVO', {}, ['motivo']));
    }),
  );
export const esquemaDoMotivo = z.strictObject({ motivo: campo.texto({ min: 3, max: 500, multilinha: true }) });

const situacao = z.enum(valoresDaLista(situacoesDoConselho));
const decisao = z.enum(valoresDaLista(decisoesDoConselho)).nullable();
const etapa = z.object({ id: z.number(), nome: z.string() });
const ata = z.object({ id: z.number(), numero: z.string(), dataEmissao: z.string(), por: z.string() });
const media = z.object({ texto: z.string(), abaixo: z.boolean() }).nullable();

/** What of the year of a class was talked about. */
export const conselhosDaTurma = z.object({
  id: z.number(),
  nome: z.string(),
  curso: z.string(),
  alunos: z.number(),
  anoFechado: z.boolean(),
  etapas: z.array(etapa),
  conselhos: z.array(
    z.object({ id: z.number(), etapaId: z.number().nullable(), situacao, dataConselho: z.string(), ata: z.string().nullable() }),
  ),
});

export const registroDoAluno = z.object({
  versao: z.number(),
  decisao,
  motivo: z.string().nullable(),
  observacao: z.string().nullable(),
  encaminhamento: z.string().nullable(),
  por: z.string().nullable(),
  em: z.string().nullable(),
});

const aluno = z.object({
  matriculaId: z.number(),
  alunoId: z.number(),
  nome: z.string(),
  numeroChamada: z.number().nullable(),
  temFoto: z.boolean(),
  planoAdaptado: z.boolean(),
  /** By which he is judged: of the course, or of his adapted plan. */
  regra: z.object({ mediaAprovacao: z.string().nullable(), frequenciaMinima: z.string(), disciplinasDoConselho: z.number().nullable() }),
  frequencia: z.object({
    percentual: z.string().nullable(),
    faltas: z.number(),
    justificadas: z.number(),
    restam: z.number().nullable(),
    basta: z.boolean(),
  }),
  disciplinas: z.array(
    z.object({
      disciplinaId: z.number(),
      nome: z.string(),
      etapas: z.array(media),
      parcial: media,
      final: media,
      situacao: z.enum(['cursando', 'em_exame', 'aprovado', 'aprovado_apos_exame', 'reprovado_por_nota']).nullable(),
      faltas: z.number().nullable(),
    }),
  ),
  /** What the year gives without the council; null in a council of an etapa. */
  resultado: z.string().nullable(),
  reprovadas: z.array(z.string()),
  podeAprovar: z.boolean(),
  podeDecidir: z.boolean(),
  registro: registroDoAluno,
});

/** A council with everything that is looked at in it. */
export const conselhoAberto = z.object({
  id: z.number(),
  versao: z.number(),
  situacao,
  dataConselho: z.string(),
  participantes: z.array(z.object({ nome: z.string(), papel: z.enum(valoresDaLista(papeisNoConselho)), detalhe: z.string().nullable() })),
  observacoes: z.string().nullable(),
  turma: z.object({ id: z.number(), nome: z.string(), curso: z.string(), ano: z.number() }),
  etapa: etapa.nullable(),
  anoFechado: z.boolean(),
  ata: ata.nullable(),
  /** Of councils before it was reopened or cancelled. */
  atasCanceladas: z.array(ata.extend({ motivo: z.string() })),
  cancelamento: z.object({ em: z.string(), por: z.string(), motivo: z.string() }).nullable(),
  tipo: z.enum(['nota', 'conceito', 'parecer']),
  controle: z.enum(['por_aula', 'por_dia']),
  etapas: z.array(etapa.extend({ fechada: z.boolean() })),
  alunos: z.array(aluno),
});

/** What was written about a student, and what became of him before. */
export const historiaDoAluno = z.object({
  pareceres: z.array(z.object({ etapa: z.string(), disciplina: z.string().nullable(), texto: z.string(), por: z.string() })),
  anos: z.array(
    z.object({
      ano: z.number(),
      curso: z.string(),
      turma: z.string(),
      resultado: z.string().nullable(),
      frequencia: z.string().nullable(),
      abaixo: z.array(z.string()),
    }),
  ),
  conselhos: z.array(
    z.object({
      ano: z.number(),
      turma: z.string(),
      etapa: z.string().nullable(),
      dataConselho: z.string(),
      ata: z.string().nullable(),
      decisao,
      motivo: z.string().nullable(),
      observacao: z.string().nullable(),
      encaminhamento: z.string().nullable(),
    }),
  ),
});
