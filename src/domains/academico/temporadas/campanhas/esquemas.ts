import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { somarDias } from '#shared/datas.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import { tiposDeDocumento } from '#domains/rh/documentos.ts';
import { camposDaTemporada } from '../campos-da-temporada.ts';
import { situacoesConvite, situacoesTemporada } from '../situacoes.ts';
import './mensagens.ts';

/** The longest season: links do not lie about for ever. */
const DIAS_MAXIMO = 180;
const semRepetir = <T>(valores: T[]): T[] => [...new Set(valores)];

const temporada = {
  nome: campo.texto({ max: 100 }),
  dataInicio: campo.dataCivil(),
  dataFim: campo.dataCivil(),
  mensagem: campo.texto.opcional({ max: 1000, multilinha: true }),
  turmaIds: z.array(campo.id()).min(1).max(500).transform(semRepetir),
  campos: z.array(z.enum(camposDaTemporada)).max(40).transform(semRepetir),
  documentos: z
    .array(z.enum(valoresDaLista(tiposDeDocumento)))
    .max(20)
    .transform(semRepetir),
  fichaSaude: z.boolean().default(false),
};

type Conferivel = { dataInicio: string; dataFim: string; campos: readonly string[]; documentos: readonly string[]; fichaSaude: boolean };

/** A season has an end after its beginning, and asks for something. */
function conferirTemporada({ dataInicio, dataFim, campos, documentos, fichaSaude }: Conferivel, ctx: Achados): void {
  if (dataFim < dataInicio) ctx.addIssue(recusa('FIM_ANTES_DO_INICIO', {}, ['dataFim']));
  if (dataFim > somarDias(dataInicio, DIAS_MAXIMO)) ctx.addIssue(recusa('TEMPORADA_LONGA', { dias: DIAS_MAXIMO }, ['dataFim']));
  if (campos.length + documentos.length === 0 && !fichaSaude) ctx.addIssue(recusa('TEMPORADA_SEM_PEDIDO', {}, ['campos']));
}

export const novaTemporada = z.strictObject(temporada).check(regra(conferirTemporada));
export const edicaoTemporada = z.strictObject({ id: campo.id(), versao: campo.versao(), ...temporada }).check(regra(conferirTemporada));

export const situacaoTemporada = z.enum(valoresDaLista(situacoesTemporada));
export const situacaoConvite = z.enum(valoresDaLista(situacoesConvite));

export const temporadaLida = z.object({
  id: z.number(),
  nome: z.string(),
  dataInicio: z.string(),
  dataFim: z.string(),
  mensagem: z.string().nullable(),
  turmaIds: z.array(z.number()),
  /** The newest year of its classes. */
  anoLetivoId: z.number().nullable(),
  campos: z.array(z.enum(camposDaTemporada)),
  documentos: z.array(z.enum(valoresDaLista(tiposDeDocumento))),
  fichaSaude: z.boolean(),
  situacao: situacaoTemporada,
  versao: z.number(),
  convites: z.number(),
  respondidos: z.number(),
  /** Guardians of the classes who cannot be asked: the register has no mail address of theirs. */
  semEmail: z.number(),
});
