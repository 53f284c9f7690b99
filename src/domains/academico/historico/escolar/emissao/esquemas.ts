import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { paginaDe } from '#shared/listas/paginacao.ts';
import { tiposHistorico } from '#domains/academico/historico/escolar/tipos.ts';

export const tipoHistorico = z.enum(valoresDaLista(tiposHistorico));
export const esquemaEmissao = z.strictObject({ alunoId: campo.id(), tipo: tipoHistorico });
export const esquemaCancelamento = z.strictObject({ motivo: campo.texto({ min: 3, max: 500, multilinha: true }) });

const texto = z.string().nullable();
export const emitido = z.object({ id: z.number(), numero: z.string(), codigoVerificacao: z.string() });
export const paginaEmitidos = paginaDe(
  z.object({
    id: z.number(),
    numero: z.string(),
    tipo: tipoHistorico,
    alunoId: z.number(),
    alunoNome: z.string(),
    ateAno: z.number(),
    dataEmissao: z.string(),
    codigoVerificacao: z.string(),
    usuarioNome: z.string(),
    situacao: z.enum(['valido', 'cancelado']),
    canceladoEm: texto,
    motivoDoCancelamento: texto,
    canceladoPor: texto,
    /** Copies given after the first, by number and day. */
    vias: z.array(z.object({ via: z.number(), data: z.string() })),
  }),
);
