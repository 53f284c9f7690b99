import { z } from 'zod';
import { dinheiro } from '#shared/campos.ts';
import { comPermissao, defineEndpoint } from '#shared/endpoint.ts';
import { filtroId } from '#shared/listas/paginacao.ts';

const texto = z.string();
const id = z.number();

/** The active registers that forms of other screens choose from. */
export const opcoesApi = {
  opcoesFinanceiras: defineEndpoint({
    method: 'GET',
    path: 'CadastroFinanceiro/opcoes',
    resumo: 'Active accounts, methods, discounts and the prices of a year, for the selects of other screens',
    acesso: comPermissao(
      'contas-a-receber:visualizar',
      'contratos:visualizar',
      'contratos:criar',
      'contratos:editar',
      'baixar-titulo:criar',
      'periodo-financeiro:visualizar',
      'financeiro-lancamentos-historico:visualizar',
      'gerenciar-boletos:visualizar',
      'contas:visualizar',
      'formas-pagamento:visualizar',
      'precos:visualizar',
      'financeiro-lancamentos:visualizar',
      'caixa-fluxo:visualizar',
      'fornecedores:visualizar',
      'contas-pagar:visualizar',
      'contas-pagar:criar',
      'lancamentos-nf:criar',
      'lancamentos-nf:editar',
      'contas-pagar-baixar-titulo:criar',
    ),
    query: z.strictObject({ AnoLetivoId: filtroId() }).transform((q) => ({ anoLetivoId: q.AnoLetivoId })),
    output: z.object({
      bancos: z.array(z.object({ id, codigo: texto, nome: texto })),
      contas: z.array(z.object({ id, nome: texto, tipo: z.enum(['banco', 'caixa']) })),
      /** Nothing new is charged on them; what stands on them is still filtered by, and what their banks tell goes on. */
      contasInativas: z.array(z.object({ id, nome: texto, tipo: z.enum(['banco', 'caixa']) })),
      formasPagamento: z.array(z.object({ id, nome: texto, tipo: texto, contaBancariaId: id })),
      categorias: z.array(z.object({ id, nome: texto, sentido: z.enum(['entrada', 'saida']) })),
      centrosCusto: z.array(z.object({ id, nome: texto })),
      descontos: z.array(
        z.object({
          id,
          nome: texto,
          tipo: texto,
          forma: z.enum(['percentual', 'valor']),
          percentual: texto.nullable(),
          valorCentavos: dinheiro.nullable(),
          limiteCentavos: dinheiro.nullable(),
          condicional: z.boolean(),
          sobreValorCheio: z.boolean(),
          prioridade: z.number(),
        }),
      ),
      precos: z.array(
        z.object({ id, cursoId: id.nullable(), tipo: texto, descricao: texto, valorCentavos: dinheiro, parcelas: z.number() }),
      ),
      /** Taxes withheld from suppliers, by the name that their dated rows share. */
      impostos: z.array(z.object({ tipo: z.enum(['pis_cofins_csll', 'inss', 'iss', 'ir']), nome: texto })),
      /** In force today and still charged. */
      taxasServico: z.array(z.object({ id, nome: texto, valorCentavos: dinheiro })),
    }),
  }),
};
