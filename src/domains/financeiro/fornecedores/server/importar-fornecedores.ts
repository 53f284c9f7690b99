import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ImportacaoDeRegistro, Recusa } from '#platform/server/registros/importar.ts';
import { criarRegistro, excluirRegistro, type Gravado } from '#platform/server/registros/registro.ts';
import { normalizarBusca } from '#shared/palavras/busca.ts';
import { errosFornecedor } from '../erros.ts';
import { camposDoFornecedor, type CampoDoFornecedor, linhaDeFornecedor, type LinhaDeFornecedor } from '../importacao.ts';
import { fornecedores } from './fornecedores.ts';

type Apoio = { documentos: ReadonlySet<string>; categorias: ReadonlyMap<string, number> };

/** Suppliers from a sheet, with their address, a contact and their usual category. */
export const importacaoDeFornecedores: ImportacaoDeRegistro<CampoDoFornecedor, LinhaDeFornecedor, Apoio> = {
  arquivo: { br: 'Modelo de fornecedores', en: 'Supplier model' },
  campos: camposDoFornecedor,
  esquema: linhaDeFornecedor,
  apoio: lerApoio,
  montar: (v) => ({
    nome: v.nome ?? '',
    dados: { nome: '', ...v, documento: comZeros(v.documento ?? ''), cep: (v.cep ?? '').padStart(v.cep ? 8 : 0, '0') },
  }),
  comparar(lidas, { documentos, categorias }) {
    const vistos = new Map<string, string>();
    return lidas.map(({ corpo: { documento, nome, categoria, contatoNome, contatoTelefone } }) => {
      if (documentos.has(documento)) return 'cadastrada';
      const recusas: Recusa<CampoDoFornecedor>[] = [];
      const antes = vistos.get(documento);
      if (antes !== undefined) recusas.push({ campo: 'documento', erro: errosFornecedor.FORNECEDOR_REPETIDO({ nome: antes }) });
      else vistos.set(documento, nome);
      if (categoria !== null && !categorias.has(normalizarBusca(categoria)))
        recusas.push({ campo: 'categoria', erro: errosFornecedor.CATEGORIA_DA_PLANILHA({ categoria }) });
      if (contatoNome === null && contatoTelefone !== null)
        recusas.push({ campo: 'contatoNome', erro: errosFornecedor.CONTATO_SEM_NOME() });
      return recusas;
    });
  },
  gravar: async (ato, pedido) => (await criarFornecedores(ato, pedido)).length,
};

/** Spreadsheets drop the zeros in front of a number: a document of digits alone gets them back. */
function comZeros(documento: string): string {
  if (!/^\d{9,14}$/.test(documento)) return documento;
  return documento.padStart(documento.length <= 11 ? 11 : 14, '0');
}

async function lerApoio({ db }: { db: Db | Tx }): Promise<Apoio> {
  const { rows } = await sql<{ documentos: string[]; categorias: { id: number; nome: string }[] }>`select
    coalesce((select json_agg(documento) from fornecedores), '[]') as documentos,
    coalesce((select json_agg(json_build_object('id', id, 'nome', nome)) from v_categoria_financeira where sentido = 'saida' and ativo), '[]') as categorias`.execute(
    db,
  );
  const { documentos = [], categorias = [] } = rows[0] ?? {};
  return { documentos: new Set(documentos), categorias: new Map(categorias.map(({ id, nome }) => [normalizarBusca(nome), id])) };
}

/** Through the use case of the screen; answers them in the order given. */
export async function criarFornecedores(
  ato: Ato,
  { corpos, apoio: { categorias } }: { corpos: readonly LinhaDeFornecedor[]; apoio: Apoio },
): Promise<Gravado[]> {
  const criados: Gravado[] = [];
  for (const { categoria, contatoNome, contatoTelefone, ...corpo } of corpos)
    criados.push(
      await criarRegistro(ato, fornecedores, {
        ...corpo,
        simplesNacional: false,
        categoriaFinanceiraId: categoria === null ? null : (categorias.get(normalizarBusca(categoria)) ?? null),
        centroCustoId: null,
        formaPagamentoId: null,
        impostos: [],
        contatos: contatoNome === null ? [] : [{ nome: contatoNome, papel: null, telefone: contatoTelefone, email: null }],
        ativo: true,
      }),
    );
  return criados;
}

/** Takes a supplier out of the register. Throws REGISTRO_EM_USO and what the register says. */
export const excluirFornecedor = (ato: Ato, id: number): Promise<void> => excluirRegistro(ato, fornecedores, id);
