import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { ativo, edicao } from '#domains/suprimentos/esquemas.ts';

const deposito = { nome: campo.texto({ max: 60 }), responsavelPessoaId: campo.id.opcional(), ativo };
export const novoDeposito = z.strictObject(deposito);
export const edicaoDeposito = z.strictObject({ ...edicao, ...deposito });
