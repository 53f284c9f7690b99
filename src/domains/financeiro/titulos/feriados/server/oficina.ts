import { atosDeRegistro } from '#platform/server/registros/registro.ts';
import { feriados } from './feriados.ts';

/** What the demo school and tests make in financeiro/titulos/feriados: no other room needs it. Functions that write take the transaction of the caller. */
export const { criar: criarFeriado, editar: editarFeriado, excluir: excluirFeriado } = atosDeRegistro(feriados);
