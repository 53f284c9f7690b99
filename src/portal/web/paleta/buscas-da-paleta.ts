import { type Acao, hrefDaTela, type TelaId } from '#catalog/telas.ts';
import { buscarPessoasNaPaleta } from '#domains/pessoas/busca/web/paleta.ts';
import { formatarData } from '#shared/datas.ts';
import { decimalCurto } from '#shared/decimais.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import { chamar } from '#platform/web/rede/api.ts';
import { registrarBusca, type ResultadoDeBusca } from '#platform/web/buscas.ts';
import { sessao } from '#platform/web/sessao/sessao.ts';

// Each source asks the list of its own room, so what is found is what the person may see. The rooms' definitions arrive with
// the first search: the palette itself opens without them.
type Buscar = (termo: string, signal: AbortSignal) => Promise<readonly ResultadoDeBusca[]>;
const QUANTOS = '8';

/** Asks only with the permission that the list asks for: a refusal is not something to show in a search. */
const comPermissao =
  (tela: TelaId, acao: Acao, buscar: Buscar): Buscar =>
  (termo, signal) =>
    sessao.pode(tela, acao) ? buscar(termo, signal) : Promise.resolve([]);
const junto = (...partes: readonly (string | null | undefined)[]): string => partes.filter(Boolean).join(' · ');

registrarBusca({ ...buscarPessoasNaPaleta, buscar: comPermissao('pessoas', 'listar', buscarPessoasNaPaleta.buscar) });

registrarBusca({
  chave: 'matriculas',
  titulo: { br: 'Matrículas', en: 'Enrollments' },
  tela: 'matriculas',
  buscar: comPermissao('matriculas', 'listar', async (Nome, signal) => {
    const { matriculasListaApi } = await import('#domains/academico/matriculas/lista/api.ts');
    const { itens } = await chamar(
      matriculasListaApi.listarMatriculas,
      { query: { Nome, Movimento: undefined, TamanhoDaPagina: QUANTOS, CampoOrdenado: 'dataMatricula', OrdenacaoAscendente: 'false' } },
      { signal },
    );
    return itens.map(({ id, alunoNome, codigo, ano, cursoNome, turmaNome }) => ({
      rotulo: alunoNome,
      detalhe: junto(codigo, String(ano), cursoNome, turmaNome),
      href: hrefDaTela('visualizar-matricula', { id }),
    }));
  }),
});

registrarBusca({
  chave: 'contratos',
  titulo: { br: 'Contratos', en: 'Contracts' },
  tela: 'contratos',
  buscar: comPermissao('contratos', 'listar', async (Nome, signal) => {
    const { contratosApi } = await import('#domains/academico/contratos/lista/api.ts');
    const { itens } = await chamar(contratosApi.listarContratos, { query: { Nome, TamanhoDaPagina: QUANTOS } }, { signal });
    return itens.map(({ id, numero, alunoNome, ano }) => ({
      rotulo: junto(numero, alunoNome),
      detalhe: String(ano),
      href: hrefDaTela('contrato-visualizar', { contratoId: id }),
    }));
  }),
});

registrarBusca({
  chave: 'titulos-a-pagar',
  titulo: { br: 'Títulos a pagar', en: 'Payables' },
  tela: 'contas-pagar',
  buscar: comPermissao('contas-pagar', 'listar', async (Nome, signal) => {
    const { listaPagarApi } = await import('#domains/financeiro/pagar/lista/api.ts');
    const { itens } = await chamar(listaPagarApi.listarTitulos, { query: { Nome, TamanhoDaPagina: QUANTOS } }, { signal });
    return itens.map(({ id, numero, fornecedorNome, dataVencimento, saldoCentavos }) => ({
      rotulo: junto(numero, fornecedorNome),
      detalhe: junto(formatarData(dataVencimento), formatarReais(saldoCentavos)),
      href: `${hrefDaTela('contas-pagar')}?abrir=${id}`,
    }));
  }),
});

registrarBusca({
  chave: 'fornecedores',
  titulo: { br: 'Fornecedores', en: 'Suppliers' },
  tela: 'fornecedores',
  buscar: comPermissao('fornecedores', 'listar', async (Nome, signal) => {
    const { fornecedoresApi } = await import('#domains/financeiro/fornecedores/api.ts');
    const { itens } = await chamar(fornecedoresApi.listar, { query: { Nome, TamanhoDaPagina: QUANTOS } }, { signal });
    return itens.map(({ id, nome, cidade }) => ({
      rotulo: nome,
      detalhe: cidade ?? '',
      href: `${hrefDaTela('fornecedores')}?abrir=${id}`,
    }));
  }),
});

registrarBusca({
  chave: 'produtos',
  titulo: { br: 'Produtos em estoque', en: 'Products in stock' },
  tela: 'estoques',
  buscar: comPermissao('estoques', 'listar', async (Nome, signal) => {
    const { estoquesApi } = await import('#domains/suprimentos/estoques/api.ts');
    const { itens } = await chamar(estoquesApi.listarSaldos, { query: { Nome, TamanhoDaPagina: QUANTOS } }, { signal });
    return itens.map(({ produtoId, produtoNome, depositoId, depositoNome, quantidade, unidade }) => ({
      rotulo: produtoNome,
      detalhe: junto(depositoNome, `${decimalCurto(quantidade)} ${unidade}`),
      href: `${hrefDaTela('estoques')}?aberto=${produtoId}-${depositoId}`,
    }));
  }),
});

registrarBusca({
  chave: 'titulos',
  titulo: { br: 'Títulos a receber', en: 'Receivable titles' },
  tela: 'contas-a-receber',
  buscar: comPermissao('contas-a-receber', 'listar', async (Nome, signal) => {
    const { titulosApi } = await import('#domains/financeiro/titulos/lista/api.ts');
    const { itens } = await chamar(titulosApi.listarTitulos, { query: { Nome, TamanhoDaPagina: QUANTOS } }, { signal });
    return itens.map(({ id, numero, pagadorNome, alunoNome, dataVencimento, saldoCentavos }) => ({
      rotulo: junto(numero, alunoNome ?? pagadorNome),
      detalhe: junto(formatarData(dataVencimento), formatarReais(saldoCentavos)),
      // A title opens over its list.
      href: `${hrefDaTela('contas-a-receber')}?abrir=${id}`,
    }));
  }),
});
