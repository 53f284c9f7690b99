import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';

const id = z.number();
const texto = z.string();
/** How a title may be paid, as a letter says it. */
export const comoPagar = z.object({
  /** Null for all titles of the letter together, by one code. */
  tituloId: id.nullable(),
  numero: texto,
  em: texto,
  totalCentavos: dinheiro,
  /** What it owes on the day until which the letter asks for payment; letters of before say none. */
  noPrazo: z.object({ em: texto, totalCentavos: dinheiro }).nullish(),
  boleto: z.object({ linhaDigitavel: texto, codigoBarras: texto, dataVencimento: texto, valorCentavos: dinheiro }).nullable(),
  pix: z.object({ copiaECola: texto, origem: z.enum(['banco', 'escola']), chave: texto.nullable().optional() }).nullable(),
});
export const canal = z.enum(['email', 'impresso']);
export const situacaoCarta = z.enum(['preparada', 'no_correio', 'enviada', 'falhou', 'impressa', 'parada']);
export const motivoDeParada = z.enum([
  'pago',
  'acordo',
  'falecimento',
  'contestado',
  'pagamento_na_fila',
  'sem_email',
  'abaixo_do_minimo',
  'modelo',
  'prazo',
]);

export const devedor = z.object({
  id,
  nome: texto,
  email: texto.nullable(),
  titulos: z.number(),
  diasAtraso: z.number(),
  saldoCentavos: dinheiro,
  devidoCentavos: dinheiro,
  ultimaCartaEm: texto.nullable(),
  ultimaCartaNome: texto.nullable(),
  emAcordo: z.boolean(),
  /** How many of the titles are questioned in court: no letter speaks of them. */
  contestados: z.number(),
  /** How many of them have a payment that waits in the queue of returns: no letter speaks of them either. */
  naFila: z.number(),
});
export const totaisDeDevedores = z.object({ titulos: z.number(), saldoCentavos: dinheiro, devidoCentavos: dinheiro });
export const tituloDaCarta = z.object({
  tituloId: id,
  numero: texto,
  descricao: texto,
  dataVencimento: texto,
  diasAtraso: z.number(),
  saldoCentavos: dinheiro,
  multaCentavos: dinheiro,
  jurosCentavos: dinheiro,
  totalCentavos: dinheiro,
  vale: z.boolean(),
});
/** A letter as it would leave now. */
export const cartaPrevista = z.object({
  pagadorId: id,
  pagadorNome: texto,
  canal,
  destino: texto.nullable(),
  degrauNome: texto.nullable(),
  modeloNome: texto,
  assunto: texto,
  corpo: texto,
  totalCentavos: dinheiro,
  titulos: z.array(tituloDaCarta),
  pagamento: z.array(comoPagar),
  /** Overdue titles of the payer left out because they are questioned in court. */
  contestados: z.number(),
  /** And because a payment of theirs waits in the queue of returns. */
  naFila: z.number(),
});
export const previaSaida = z.object({
  hoje: texto,
  /** False for the ladder of a working day to come. */
  enviavel: z.boolean(),
  cartas: z.array(cartaPrevista),
  quantidade: z.number(),
  totalCentavos: dinheiro,
  porEmail: z.number(),
  impressas: z.number(),
  /** Who was chosen and gets none, with the reason. */
  fora: z.array(z.object({ pagadorId: id, nome: texto, motivo: z.enum([...motivoDeParada.options, 'repetida']) })),
});
export const lotesSaida = z.object({ lotes: z.array(z.object({ loteId: id, tarefaId: id, canal, cartas: z.number() })) });

export const itemCarta = z.object({
  id,
  numero: z.number(),
  loteId: id,
  pagadorId: id,
  pagadorNome: texto,
  modeloNome: texto,
  degrauNome: texto.nullable(),
  canal,
  destino: texto.nullable(),
  dataCarta: texto,
  titulos: z.number(),
  totalCentavos: dinheiro,
  situacao: situacaoCarta,
  motivoParada: motivoDeParada.nullable(),
  motivoFalha: z.enum(['servidor', 'acesso', 'endereco', 'recusada', 'descartada']).nullable(),
  enviadaEm: texto.nullable(),
  usuarioNome: texto,
});
export const cartaSaida = itemCarta.omit({ titulos: true }).extend({
  detalheFalha: texto.nullable(),
  assunto: texto.nullable(),
  corpo: texto.nullable(),
  itens: z.array(tituloDaCarta),
  pagamento: z.array(comoPagar),
});
export const reenvioSaida = z.object({ id, situacao: situacaoCarta, motivoParada: motivoDeParada.nullable() });
export const modeloSaida = z.object({
  id,
  nome: texto,
  assunto: texto,
  corpo: texto,
  ressalva: texto.nullable(),
  ativo: z.boolean(),
  medida: z.enum(['negativacao', 'judicial']).nullable(),
  versao: z.number(),
});
export const degrauSaida = z.object({
  id,
  nome: texto,
  diasAtraso: z.number(),
  canal,
  modeloId: id,
  modeloNome: texto,
  ativa: z.boolean(),
  cartas: z.number(),
  versao: z.number(),
});
export const gravado = z.object({ id, versao: z.number() });
