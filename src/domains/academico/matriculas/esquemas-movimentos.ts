import { z } from 'zod';
import { campo, dinheiro } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { movimentos } from './situacoes.ts';

/** A date and, for departures, why. */
export const formaSaida = { dataMovimento: campo.dataCivil(), motivo: campo.texto({ max: 500, multilinha: true }) };
export const esquemaConclusao = z.strictObject({ dataMovimento: campo.dataCivil(), motivo: campo.textoOpcional(500) });
export const esquemaAtivacao = z.strictObject({ dataMovimento: campo.dataCivil() });
export const esquemaEnturmacao = z.strictObject({
  turmaId: campo.id(),
  dataInicio: campo.dataCivil(),
  motivo: campo.textoOpcional(500),
  motivoExcedente: campo.textoOpcional(300),
});
/** The date was typed wrong: the enrollment began on another day. */
export const esquemaCorrecaoDaData = z.strictObject({
  versao: campo.versao(),
  dataMatricula: campo.dataCivil(),
  motivo: campo.texto({ max: 500, multilinha: true }),
});
/** The suspended student comes back into a class. */
export const formaRetorno = {
  turmaId: campo.id(),
  dataMovimento: campo.dataCivil(),
  motivo: campo.textoOpcional(500),
  motivoExcedente: campo.textoOpcional(300),
};
/** The student goes on in another course of the same year. */
export const formaReclassificacao = { ...formaSaida, cursoId: campo.id(), turmaId: campo.id(), motivoExcedente: campo.textoOpcional(300) };
/** The undo names the movement that the window showed: it undoes that one or none. */
export const esquemaDesfazimento = z.strictObject({
  movimentoId: campo.id(),
  motivo: campo.texto({ max: 500, multilinha: true }),
  /** Why the student goes back into a class that filled up meanwhile. */
  motivoExcedente: campo.textoOpcional(300),
});

/** One thing that is missing when a student leaves. */
const pendencia = z.object({
  codigo: z.enum(['TITULOS_VENCIDOS', 'ETAPAS_ABERTAS', 'CADASTRO_INCOMPLETO', 'OUTRA_MATRICULA_ATIVA', 'CONVENIOS', 'BOLSAS']),
  quantidade: z.number(),
  valorCentavos: dinheiro.nullable(),
  detalhes: z.array(z.string()),
});
export const esquemaConferencia = z.object({ data: z.string(), pendencias: z.array(pendencia) });
export type Conferencia = z.output<typeof esquemaConferencia>;

/** Fields that every movement answers; `movimentoId` is what an undo names. */
export const esquemaMovimentoFeito = z.object({
  id: z.number(),
  codigo: z.string(),
  movimento: z.enum(valoresDaLista(movimentos)),
  versao: z.number(),
  movimentoId: z.number(),
});
