import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

const data = z.string();
const id = z.number();
const texto = z.string();

export const previstos = [
  'paga',
  'registrada',
  'baixada',
  'rejeitada',
  'tarifa',
  'informativa',
  'divergente',
  'nao_encontrada',
  'recusada',
  'ilegivel',
  'ja_aplicada',
  'repetida',
] as const;

export type Previsto = (typeof previstos)[number];

export const resultados = ['pendente', 'aplicada', 'informativa', 'ja_aplicada', 'repetida', 'excecao', 'resolvida', 'ignorada'] as const;

export const itemLinha = z.object({
  id,
  retornoId: id,
  linha: z.number(),
  contaNome: texto,
  nomeArquivo: texto,
  efeito: texto,
  ocorrencia: texto,
  /** The occurrence with what the bank’s manual means by it. */
  movimento: texto,
  nossoNumero: texto,
  boletoId: id.nullable(),
  tituloId: id.nullable(),
  tituloNumero: texto.nullable(),
  alunoNome: texto.nullable(),
  pagadorNome: texto.nullable(),
  dataOcorrencia: data.nullable(),
  dataCredito: data.nullable(),
  valorCentavos: dinheiro,
  pagoCentavos: dinheiro,
  tarifaCentavos: dinheiro,
  previsto: z.enum(previstos),
  resultado: z.enum(resultados),
  problema: texto.nullable(),
  mensagem: texto.nullable(),
});
