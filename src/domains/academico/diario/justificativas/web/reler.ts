import { envelhecer, invalidar } from '#platform/web/rede/consultas.ts';
import { justificativasApi } from '../api.ts';

/** Reads again what a justification changes: the list, and every figure of attendance. */
export const reler = async (): Promise<void> => {
  await Promise.all([invalidar(justificativasApi.listarJustificativas), envelhecer('Frequencia', 'Justificativa')]);
};
