import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { situacao as situacaoTitulo } from '../respostas.ts';
import { situacoesAcordo } from './situacoes.ts';

const id = z.number();
const texto = z.string();
export const parcela = z.object({ parcela: z.number(), dataVencimento: texto, valorCentavos: dinheiro, entrada: z.boolean() });
export const andamento = z.enum(['vigente', 'atrasado', 'quebravel', 'cumprido', 'quebrado', 'desfeito']);

export const itemAcordo = z.object({
  id,
  numero: z.number(),
  pagadorId: id,
  pagadorNome: texto,
  dataAcordo: texto,
  situacao: z.enum(situacoesAcordo),
  andamento,
  totalCentavos: dinheiro,
  pagoCentavos: dinheiro,
  abertoCentavos: dinheiro,
  parcelas: z.number(),
  abertas: z.number(),
  maiorAtraso: z.number(),
  diasParaQuebra: z.number(),
  proximoVencimento: texto.nullable(),
  versao: z.number(),
});
export const acordoSaida = itemAcordo.extend({
  saldoCentavos: dinheiro,
  multaCentavos: dinheiro,
  jurosCentavos: dinheiro,
  dispensaCentavos: dinheiro,
  motivoDispensa: texto.nullable(),
  entradaCentavos: dinheiro,
  observacao: texto.nullable(),
  usuarioNome: texto,
  criadoEm: texto,
  antigos: z.array(
    z.object({
      tituloId: id,
      numero: texto,
      descricao: texto,
      alunoNome: texto.nullable(),
      dataVencimento: texto,
      saldoCentavos: dinheiro,
      multaCentavos: dinheiro,
      jurosCentavos: dinheiro,
      dispensaCentavos: dinheiro,
      situacao: situacaoTitulo,
    }),
  ),
  novos: z.array(
    parcela.extend({
      tituloId: id,
      numero: texto,
      situacao: situacaoTitulo,
      saldoCentavos: dinheiro,
      vencido: z.boolean(),
      diasAtraso: z.number(),
    }),
  ),
  historia: z.array(z.object({ id, para: z.enum(situacoesAcordo), motivo: texto.nullable(), usuarioNome: texto, em: texto })),
});
export const previaDaQuebra = z.object({
  permitida: z.boolean(),
  maiorAtraso: z.number(),
  diasParaQuebra: z.number(),
  canceladosCentavos: dinheiro,
  cancelados: z.number(),
  cobertoCentavos: dinheiro,
  devolvidos: z.array(
    z.object({
      tituloId: id,
      numero: texto,
      dataVencimento: texto,
      saldoCentavos: dinheiro,
      cobertoCentavos: dinheiro,
      restaCentavos: dinheiro,
    }),
  ),
  restaCentavos: dinheiro,
});
export const regrasSaida = z.object({
  diasParaQuebra: z.number(),
  maximoParcelas: z.number(),
  entradaMinimaPercentual: texto,
  versao: z.number(),
});
