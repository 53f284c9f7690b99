import type { OpcaoDeBusca } from '#platform/web/formulario/index.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { formatarCpfOuCnpj } from '#shared/documentos/cpf-ou-cnpj.ts';
import { fornecedoresApi } from '../api.ts';

/** Suppliers in use by name or document, as options of a search field. */
/** The name of a supplier that an address names by its id. */
export const nomeDoFornecedor = async (id: string, signal: AbortSignal): Promise<string> =>
  (await chamar(fornecedoresApi.obter, { params: { id: Number(id) } }, { signal })).nome;

export async function buscarFornecedores(termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> {
  const { itens } = await chamar(fornecedoresApi.listar, { query: { Nome: termo, Ativo: true, TamanhoDaPagina: 20 } }, { signal });
  return itens.map((f) => ({
    valor: f.id,
    rotulo: f.nome,
    detalhe: [formatarCpfOuCnpj(f.documento), f.nomeFantasia].filter(Boolean).join(' · '),
  }));
}
