import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { situacoesDaDeclaracao, tiposDeDeclaracao } from './tipos.ts';

const id = z.number();
const texto = z.string();
export const tipo = z.enum(valoresDaLista(tiposDeDeclaracao));
export const situacaoDaDeclaracao = z.enum(valoresDaLista(situacoesDaDeclaracao));
const valores = { dedutivelCentavos: dinheiro, naoDedutivelCentavos: dinheiro, encargosCentavos: dinheiro };
export const totaisDoIr = z.object({ ...valores, totalCentavos: dinheiro });

/** A payer of the year, masked: the whole CPF stands on the statement alone. */
export const itemDoIr = z.object({
  id,
  nome: texto,
  cpf: texto.nullable(),
  alunos: z.number(),
  ...valores,
  totalCentavos: dinheiro,
  situacao: situacaoDaDeclaracao,
  declaracaoId: id.nullable(),
  numero: z.number().nullable(),
  dataEmissao: texto.nullable(),
});
const impedimento = z.object({ code: texto, message: texto });
const emitida = z.object({
  id,
  numero: z.number(),
  dataEmissao: texto,
  totalCentavos: dinheiro,
  substituida: z.boolean(),
  usuarioNome: texto,
});
const pagador = z.object({ id, nome: texto });

export const detalheDoIr = z.object({
  pagador,
  ano: z.number(),
  ate: texto.nullable(),
  alunos: z.array(
    z.object({
      alunoId: id.nullable(),
      nome: texto.nullable(),
      /** Masked, as in the list. */
      cpf: texto.nullable(),
      ...valores,
      meses: z.array(z.object({ mes: z.number(), ...valores })),
    }),
  ),
  totais: z.object(valores),
  /** Where each figure comes from. */
  recebimentos: z.array(
    z.object({
      baixaId: id,
      tituloId: id,
      origemTituloId: id,
      numero: texto,
      descricao: texto,
      versao: z.number(),
      origem: texto,
      alunoNome: texto.nullable(),
      dataBaixa: texto,
      natureza: z.enum(['dedutivel', 'nao_dedutivel', 'encargos']),
      valorCentavos: dinheiro,
      reciboNumero: z.number(),
    }),
  ),
  impedimento: impedimento.nullable(),
  emitidas: z.array(emitida),
});

export const situacaoDaQuitacao = z.enum(['plena', 'parcial', 'recusada']);
export const itemDaQuitacao = z.object({
  id,
  nome: texto,
  titulos: z.number(),
  meses: z.number(),
  valorCentavos: dinheiro,
  pagoCentavos: dinheiro,
  pendentes: z.number(),
  pendenteCentavos: dinheiro,
  contestados: z.number(),
  direito: situacaoDaQuitacao,
  situacao: situacaoDaDeclaracao,
  declaracaoId: id.nullable(),
  numero: z.number().nullable(),
  dataEmissao: texto.nullable(),
});
export const totaisDaQuitacao = z.object({ plenas: z.number(), parciais: z.number(), recusadas: z.number(), pendenteCentavos: dinheiro });

export const detalheDaQuitacao = z.object({
  pagador,
  ano: z.number(),
  direito: situacaoDaQuitacao,
  meses: z.array(
    z.object({ mes: z.number(), titulos: z.number(), valorCentavos: dinheiro, pagoCentavos: dinheiro, ultimoPagamento: texto.nullable() }),
  ),
  pendencias: z.array(
    z.object({
      tituloId: id,
      numero: texto,
      descricao: texto,
      dataVencimento: texto,
      saldoCentavos: dinheiro,
      motivo: z.enum(['em_aberto', 'em_acordo']),
    }),
  ),
  contestacoes: z.array(
    z.object({ id, tituloId: id, numero: texto, dataVencimento: texto, saldoCentavos: dinheiro, processo: texto, dataContestacao: texto }),
  ),
  anosComDebito: z.array(z.number()),
  impedimento: impedimento.nullable(),
  emitidas: z.array(emitida),
});

export const previaDoLote = z.object({
  quantidade: z.number(),
  novas: z.number(),
  totalCentavos: dinheiro,
  fora: z.array(z.object({ pagadorId: id, nome: texto, code: texto, message: texto })),
});
