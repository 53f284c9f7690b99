import { ErroNegocio } from '#shared/erros.ts';
import { acao, escrita, escritaPreparada, leitura, type Sala } from '#platform/server/http/rota.ts';
import { toPaginacao } from '#shared/paginacao.ts';
import { pessoasApi as api } from '../api.ts';
import { alterarCpf } from './alterar-cpf.ts';
import { lerPessoa, registroDe } from '#domains/pessoas/server/carregar.ts';
import { criarPessoa } from './criar-pessoas.ts';
import { verDuplicidades } from '#domains/pessoas/busca/server/duplicidades.ts';
import { editarPessoa } from './editar-pessoa.ts';
import { excluirPessoa } from './excluir-pessoa.ts';
import { exportarPessoas, obterTodas } from '#domains/pessoas/lista/server/exportar.ts';
import { fichaCadastral } from './ficha-cadastral.ts';
import { listarVisualizacoes, salvarFicha, verFicha } from '#domains/pessoas/saude/server/ficha-saude.ts';
import { lerFoto, lerMiniatura } from '#domains/pessoas/fotos/server/fotos.ts';
import { gravarFoto, removerFoto } from '#domains/pessoas/fotos/server/gravar-foto.ts';
import { verHistorico } from './historico.ts';
import {
  abrirImportacao,
  conferirImportacao,
  desfazerImportacao,
  executarImportacao,
  guardarEscolha,
  lerEnviada,
  listImportacoes,
  modeloDaImportacao,
  obterImportacao,
} from '#domains/pessoas/importacao/server/importacoes.ts';
import { listarNomes, listarParaBusca, listarPessoas } from '#domains/pessoas/lista/server/lista-de-pessoas.ts';
import { localizarCep } from '#domains/pessoas/cep/server/localizar-cep.ts';
import { prepararFoto } from '#domains/pessoas/fotos/server/preparar-foto.ts';
import { rotasDePartes } from '#domains/pessoas/partes/server/routes.ts';

const rotas = [
  escrita(api.alterarCpf, (ato, { body }) =>
    alterarCpf(ato, body.Id, body.Cpf).catch((causa: unknown) => {
      // This body spells its members with capitals, as the specification does.
      throw causa instanceof ErroNegocio ? causa.apontando((path) => (path === 'cpf' ? 'Cpf' : path)) : causa;
    }),
  ),
  leitura(api.recuperarFoto, async ({ db, quem }, { query }) => {
    const { nome, tipo, corpo } = await lerFoto(db, quem, query.id);
    return { name: nome, src: corpo.toString('base64'), tipo };
  }),
  leitura(api.listarPessoas, ({ db, quem }, { query }) => listarNomes(db, quem, query, toPaginacao(query))),
  acao(api.obterTodas, (contexto) => obterTodas(contexto)),
  leitura(api.obterPorFiltro, ({ db, quem }, { query }) => listarParaBusca(db, quem, query, toPaginacao(query))),
  leitura(api.obterPaginado, ({ db, quem }, { query }) => listarPessoas(db, quem, query, toPaginacao(query))),
  acao(api.exportar, (contexto, { query }) =>
    exportarPessoas(contexto, query, { campoOrdenado: query.CampoOrdenado, ordenacaoAscendente: query.OrdenacaoAscendente }, query.Formato),
  ),
  leitura(api.verDuplicidades, async ({ db, quem }, { query }) => ({
    itens: await verDuplicidades(db, quem, {
      nome: query.Nome,
      sobrenome: query.Sobrenome,
      dataNascimento: query.DataNascimento,
      cpf: query.Cpf,
      ignorarId: query.IgnorarId,
    }),
  })),
  leitura(api.obterPessoa, async ({ db, quem }, { params }) => registroDe(await lerPessoa(db, quem, params.id))),
  leitura(api.fichaCadastral, (contexto, { params }) => fichaCadastral(contexto, params.id)),
  escrita(api.criarPessoa, (ato, { body }) => criarPessoa(ato, body)),
  escrita(api.editarPessoa, (ato, { body }) => editarPessoa(ato, body)),
  escrita(api.excluirPessoa, (ato, { params }) => excluirPessoa(ato, params.id)),
  leitura(api.verHistorico, async (contexto, { params }) => ({ itens: await verHistorico(contexto, params.id) })),
  escritaPreparada(
    api.enviarFoto,
    (_contexto, { upload }) => prepararFoto(upload?.conteudo ?? Buffer.alloc(0)),
    (ato, { params }, foto) => gravarFoto(ato, params.id, foto),
  ),
  escrita(api.removerFoto, (ato, { params }) => removerFoto(ato, params.id)),
  leitura(api.obterMiniatura, ({ db, quem }, { params }) => lerMiniatura(db, quem, params.id)),
  leitura(api.localizarCep, ({ servicos }, { params }) => localizarCep(servicos.config.cepUrl, params.cep)),
  // A read that leaves its trace: who saw the form.
  acao(api.obterFicha, (contexto, { params, query }) => verFicha(contexto, params.pessoaId, query.Motivo)),
  escrita(api.salvarFicha, (contexto, { params, body }) => salvarFicha(contexto, params.pessoaId, body)),
  leitura(api.listarVisualizacoes, ({ db, quem }, { params }) => listarVisualizacoes(db, quem, params.pessoaId)),
  leitura(api.modeloDaImportacao, async ({ pedido }, { query }) => modeloDaImportacao(query.Formato, pedido.idioma)),
  leitura(api.listImportacoes, ({ db, quem }) => listImportacoes(db, quem)),
  escritaPreparada(
    api.enviarPlanilha,
    (_contexto, { upload }) => lerEnviada(upload?.conteudo),
    (contexto, { upload }, planilha) => abrirImportacao(contexto, upload?.fileName ?? '', planilha),
  ),
  leitura(api.obterImportacao, ({ db, quem }, { params }) => obterImportacao(db, quem, params.id)),
  escrita(api.guardarEscolha, (contexto, entrada) => guardarEscolha(contexto, entrada)),
  leitura(api.conferirImportacao, (contexto, entrada) => conferirImportacao(contexto, entrada)),
  escrita(api.executarImportacao, (contexto, entrada) => executarImportacao(contexto, entrada)),
  escrita(api.desfazerImportacao, (contexto, { params }) => desfazerImportacao(contexto, params.id)),
  ...rotasDePartes,
];

/** The room of people, as the portal registers it. */
export const pessoas: Sala = { nome: 'pessoas', api, rotas };
