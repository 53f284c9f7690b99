import { z } from 'zod';
import { campo } from '#shared/campos.ts';

const feriado = { dataFeriado: campo.dataCivil(), nome: campo.texto({ max: 80 }) };
export const novoFeriado = z.strictObject(feriado);
export const edicaoFeriado = z.strictObject({ id: campo.id(), versao: campo.inteiro({ min: 1 }), ...feriado });
