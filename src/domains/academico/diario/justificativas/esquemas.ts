import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { type DataCivil, diasEntre } from '#shared/datas.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { diasDaJustificativa, motivosDeFalta, situacoesJustificativa } from './motivos.ts';

definirMensagensDeCampo({
  JUSTIFICATIVA_LONGA: {
    br: 'A justificativa cobre no máximo um ano: confira a data final',
    en: 'A justification covers one year at most: check the end date',
  },
});

const motivo = z.enum(valoresDaLista(motivosDeFalta));

export const conferirDias = regra<{ dataInicio: DataCivil; dataFim: DataCivil }>(({ dataInicio, dataFim }, achados) => {
  if (dataInicio > dataFim) achados.addIssue(recusa('INTERVALO_INVERTIDO', {}, ['dataFim']));
  else if (diasEntre(dataInicio, dataFim) > diasDaJustificativa) achados.addIssue(recusa('JUSTIFICATIVA_LONGA', {}, ['dataFim']));
});

export const esquemaJustificativa = z
  .strictObject({
    matriculaId: campo.id(),
    dataInicio: campo.dataCivil(),
    dataFim: campo.dataCivil(),
    motivo: campo.opcao(motivosDeFalta),
    descricao: campo.textoOpcional(500, { multilinha: true }),
  })
  .check(conferirDias);

export const esquemaRevogacao = z.strictObject({ versao: campo.versao(), motivo: campo.texto({ max: 300, multilinha: true }) });

export const linhaJustificativa = z.object({
  id: z.number(),
  matriculaId: z.number(),
  alunoId: z.number(),
  aluno: z.string(),
  turma: z.string().nullable(),
  dataInicio: z.string(),
  dataFim: z.string(),
  motivo,
  /** Null also for who may not read it. */
  descricao: z.string().nullable(),
  documento: z.string().nullable(),
  situacao: z.enum(valoresDaLista(situacoesJustificativa)),
  revogadaEm: z.string().nullable(),
  revogadaMotivo: z.string().nullable(),
  /** Absences that it covers, in periods. */
  faltas: z.number(),
  /** Who registered it; not told to a restricted teacher. */
  por: z.string().nullable(),
  criadaEm: z.string(),
  versao: z.number(),
});
