import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { paginaDe } from '#shared/listas/paginacao.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { tiposDocumento } from './tipos.ts';

definirMensagensDeCampo({
  FREQUENCIA_AUSENTE: { br: 'Informe o período.', en: 'Enter the period.' },
  FREQUENCIA_SOBRA: { br: 'Só a declaração de frequência traz a frequência.', en: 'Only the attendance declaration tells the attendance.' },
  FREQUENCIA_INVERTIDA: { br: 'O fim não pode vir antes do início.', en: 'The end cannot come before the beginning.' },
});

const tipo = z.enum(valoresDaLista(tiposDocumento));
/** Those, and what is issued by a template of the school. */
const tipoEmitido = z.enum([...valoresDaLista(tiposDocumento), 'documento_padrao']);
const frequencia = z.strictObject({
  de: campo.dataCivil(),
  ate: campo.dataCivil(),
  /** What the office counted, of days of which the portal has no roll; else it is the diary that says it. */
  percentual: campo.taxa.opcional({ min: '0', max: '100' }),
});
/** What the diary says of a period, with the days of its first and last roll and whether they cover it; null where no roll called the student. */
export const frequenciaApurada = z.object({
  apurada: z
    .object({
      percentual: z.string(),
      dadas: z.number(),
      faltas: z.number(),
      justificadas: z.number(),
      controle: z.enum(['por_aula', 'por_dia']),
      de: z.string(),
      ate: z.string(),
      cobre: z.boolean(),
      /** What of it is of the school of origin. */
      deOrigem: z.object({ dadas: z.number(), faltas: z.number() }).optional(),
    })
    .nullable(),
});

export const esquemaEmissao = z
  .strictObject({
    matriculaId: campo.id(),
    tipo,
    /** What the paper is for: 'apresentação ao plano de saúde'. */
    finalidade: campo.textoOpcional(200),
    /** Of which days the attendance is declared, for its declaration alone. */
    frequencia: frequencia.nullable().default(null),
  })
  .check(
    regra((corpo, ctx) => {
      const pede = corpo.tipo === 'declaracao_frequencia';
      if (pede && !corpo.frequencia) ctx.addIssue(recusa('FREQUENCIA_AUSENTE', {}, ['frequencia']));
      if (!pede && corpo.frequencia) ctx.addIssue(recusa('FREQUENCIA_SOBRA', {}, ['frequencia']));
      if (corpo.frequencia && corpo.frequencia.ate < corpo.frequencia.de)
        ctx.addIssue(recusa('FREQUENCIA_INVERTIDA', {}, ['frequencia', 'ate']));
    }),
  );

/** Why a document no longer stands. */
export const esquemaCancelamento = z.strictObject({ motivo: campo.texto({ min: 3, max: 500, multilinha: true }) });
const situacoesDoDocumento = ['valido', 'vencido', 'sem_efeito', 'cancelado'] as const;

export const documentoEmitido = z.object({ id: z.number(), numero: z.string(), codigoVerificacao: z.string() });
export const paginaDocumentos = paginaDe(
  z.object({
    id: z.number(),
    numero: z.string(),
    tipo: tipoEmitido,
    /** What it is called on the paper. */
    titulo: z.string(),
    matriculaId: z.number(),
    alunoNome: z.string(),
    dataEmissao: z.string(),
    codigoVerificacao: z.string(),
    usuarioNome: z.string(),
    em: z.string(),
    situacao: z.enum(situacoesDoDocumento),
    /** Since when it no longer stands. */
    desde: z.string().nullable(),
    motivoDoCancelamento: z.string().nullable(),
    canceladoPor: z.string().nullable(),
  }),
);

/** A code as people type it: any case, with or without the dashes. */
export const codigoDigitado = z.string().max(40).transform(normalizarCodigo);

/** 'ab12 cd34-ef56' → 'AB12-CD34-EF56'; what is no code stays as it is, and confirms nothing. */
export function normalizarCodigo(texto: string): string {
  const limpo = texto.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return limpo.length === 12 ? `${limpo.slice(0, 4)}-${limpo.slice(4, 8)}-${limpo.slice(8)}` : limpo;
}

/** What the public page says of a code: no more than a stranger needs to compare it with the paper. */
export const conferencia = z.object({
  tipo: z.enum([
    ...valoresDaLista(tiposDocumento),
    'documento_padrao',
    'recibo',
    'contrato',
    'aditivo',
    'declaracao_ir',
    'declaracao_quitacao',
    'historico',
    'historico_parcial',
    'ata_conselho',
  ]),
  numero: z.string(),
  data: z.string(),
  nome: z.string(),
  escola: z.string(),
  situacao: z.enum([...situacoesDoDocumento, 'estornado', 'substituido', 'cancelado']),
  /** Since when the paper no longer stands; null while it does, or where the day is not told. */
  desde: z.string().nullable(),
});
