import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { matriculasApi as api } from '../api.ts';
import { conferirSaida } from '../movimentos/server/conferir-saida.ts';
import { corrigirDataDaMatricula } from '../movimentos/server/corrigir-data.ts';
import { desfazerRemanejamento } from '../remanejamento/server/desfazer-remanejamento.ts';
import { editarMatricula } from '../responsaveis/server/editar-matricula.ts';
import { enturmarMatricula } from '../enturmacao/server/enturmar.ts';
import { criarMatricula } from '../nova/server/matricular.ts';
import { ativarMatricula, concluirMatricula } from '../movimentos/server/mudar-situacao.ts';
import { obterMatricula } from './obter-matricula.ts';
import { colunasMatriculas } from '../lista/server/planilha.ts';
import { prepararMatricula } from '../nova/server/preparar-matricula.ts';
import { listMatriculas, percorrerMatriculas } from '../lista/server/queries.ts';
import { listAlunos } from '../alunos/server/queries.ts';
import { listRemanejamentos, obterTurmaDoGerenciador } from '../remanejamento/server/queries.ts';
import { listSemMatricula } from '../alunos/server/sem-matricula.ts';
import { preverRemanejamento, remanejar } from '../remanejamento/server/remanejar.ts';

export const rotas = [
  leitura(api.listarMatriculas, ({ db, quem }, { query }) => listMatriculas(db, quem, query)),
  leitura(api.exportarMatriculas, async ({ db, quem, pedido }, { query: { formato, ...consulta } }) =>
    exportar('matriculas', formato, colunasMatriculas(pedido.idioma), percorrerMatriculas(db, quem, consulta)),
  ),
  leitura(api.prepararMatricula, async ({ db, quem, servicos }, { params }) =>
    prepararMatricula(db, quem, params.pessoaId, await hojeNaEscola(db, servicos.config.tzEscola)),
  ),
  leitura(api.obterMatricula, ({ db, quem }, { params }) => obterMatricula(db, quem, params.id)),
  leitura(api.historicoMatricula, async ({ db, quem }, { params }) => {
    await obterMatricula(db, quem, params.id);
    return { itens: await historicoDe(db, 'matricula', params.id) };
  }),
  escrita(api.criarMatricula, (ato, { body }) => criarMatricula(ato, body)),
  escrita(api.editarMatricula, (contexto, { body }) => editarMatricula(contexto, body)),
  escrita(api.corrigirDataDaMatricula, (c, { params, body }) => corrigirDataDaMatricula(c, { ...params, ...body })),
  escrita(api.ativarMatricula, (c, { params, body }) => ativarMatricula(c, { ...params, ...body })),
  escrita(api.enturmarMatricula, (c, { params, body }) => enturmarMatricula(c, { ...params, ...body })),
  escrita(api.concluirMatricula, (c, { params, body }) => concluirMatricula(c, { ...params, ...body })),
  leitura(api.conferirSaida, (c, { params, query }) => conferirSaida(c.db, c, { ...params, ...query })),
  leitura(api.listarAlunos, ({ db, quem, servicos }, { query }) =>
    listAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola)),
  ),
  leitura(api.listarAlunosParaBoletim, ({ db, quem, servicos }, { query }) =>
    listAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola)),
  ),
  leitura(api.listarAlunosParaHistorico, ({ db, quem, servicos }, { query }) =>
    listAlunos(db, quem, query, () => hojeNaEscola(db, servicos.config.tzEscola), 'passaram'),
  ),
  leitura(api.listarSemMatricula, ({ db, quem }, { query }) => listSemMatricula(db, quem, query)),
  leitura(api.obterTurmaDoGerenciador, ({ db, quem }, { params }) => obterTurmaDoGerenciador(db, quem, params.id)),
  leitura(api.listarRemanejamentos, ({ db }, { query }) => listRemanejamentos(db, query.turmaId)),
  leitura(api.preverRemanejamento, (c, { body }) => preverRemanejamento(c.db, c, body)),
  escrita(api.remanejar, (c, { body }) => remanejar(c, body)),
  escrita(api.desfazerRemanejamento, (c, { params, body }) => desfazerRemanejamento(c, { ...params, ...body })),
  leitura(api.buscarSemMatricula, ({ db, quem }, { query }) => listSemMatricula(db, quem, query)),
];

/** Enrollments, as the portal registers them. */
export const matriculas: Sala = { nome: 'matriculas', api, rotas };
