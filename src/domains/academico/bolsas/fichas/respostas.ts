import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { valoresDeRenda } from '../rendas.ts';
import { situacoesPedido } from '../situacoes.ts';

const nulo = z.string().nullable();
const id = z.number();
export const linhaDaFicha = z.object({
  id,
  responsavelNome: z.string(),
  ano: z.number(),
  dataReferencia: z.string(),
  pedidos: z.number(),
  anexos: z.number(),
  alteradaEm: z.string(),
});
const ouNulo = dinheiro.nullable();
export const fichaSaida = z.object({
  id,
  versao: z.number(),
  responsavelId: id,
  responsavelNome: z.string(),
  anoLetivoId: id,
  ano: z.number(),
  dataReferencia: z.string(),
  dados: z.object({
    membros: z.array(z.object({ nome: z.string(), parentesco: nulo, dataNascimento: nulo, cpf: nulo, ocupacao: nulo })),
    rendas: z.array(
      z.object({ membro: z.number(), tipo: z.enum(valoresDeRenda), mes1Centavos: dinheiro, mes2Centavos: ouNulo, mes3Centavos: ouNulo }),
    ),
    moradia: z.string(),
    comodos: z.number().nullable(),
    agua: z.boolean(),
    energia: z.boolean(),
    esgoto: z.boolean(),
    veiculos: z.number(),
    despesas: z.array(z.object({ tipo: z.string(), valorCentavos: dinheiro })),
    nis: nulo,
    beneficios: nulo,
    saude: nulo,
    patrimonio: nulo,
    observacoes: nulo,
    laudoSocial: z.boolean(),
  }),
  /** How the income a head was reckoned. */
  calculo: z.object({
    parcelas: z.array(
      z.object({
        membro: z.number(),
        tipo: z.enum(valoresDeRenda),
        mediaCentavos: dinheiro,
        meses: z.number(),
        efeito: z.enum(['conta', 'fora', 'deduz']),
      }),
    ),
    membros: z.number(),
    rendaCentavos: dinheiro,
    perCapitaCentavos: dinheiro,
    salarioCentavos: dinheiro,
    salarios: z.string(),
    faixaNome: nulo,
    percentualMaximo: z.string(),
  }),
  anexos: z.array(z.object({ id, nome: z.string(), assunto: z.string(), usuarioNome: z.string(), em: z.string() })),
  pedidos: z.array(z.object({ id, alunoNome: z.string(), situacao: z.enum(situacoesPedido), percentualConcedido: nulo })),
  /** Somebody judged by it: it stays as it is. */
  julgada: z.boolean(),
  /** False in one that was renewed, until the family declares it anew. */
  declarada: z.boolean(),
  renovadaPara: z.number().nullable(),
});
