import { z } from 'zod';
import { campo } from '#shared/campos.ts';

const editado = { id: campo.id(), versao: campo.versao() };
const salario = { vigenteDesde: campo.dataCivil(), valorCentavos: campo.centavos({ min: 1, max: 99_999_999 }) };
export const novoSalario = z.strictObject(salario);
export const edicaoSalario = z.strictObject({ ...editado, ...salario });

const faixa = {
  nome: campo.texto({ max: 80 }),
  limiteSalarios: campo.taxa({ min: '0.0001', max: '100' }),
  percentualMaximo: campo.taxa({ min: '0.0001', max: '100' }),
  toleranciaPercentual: campo.taxa({ max: '100' }),
};
export const novaFaixa = z.strictObject(faixa);
export const edicaoFaixa = z.strictObject({ ...editado, ...faixa });

const cota = { anoLetivoId: campo.id(), cursoId: campo.id(), bolsas: campo.inteiro({ min: 0, max: 9999 }) };
export const novaCota = z.strictObject(cota);
export const edicaoCota = z.strictObject({ ...editado, ...cota });
