import { sql } from 'kysely';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { listar, percorrer } from '#platform/server/listas/listas.ts';
import { exportar } from '#platform/server/planilhas/planilha.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import { aditivosApi as api } from '../api.ts';
import { efeitoDesde, tocadas } from '#domains/academico/contratos/aditivos/efeito.ts';
import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import {
  criarAditivo,
  desfazerEnvioDoAditivo,
  editarAditivo,
  enviarAditivoParaAssinatura,
  excluirAditivo,
  preverAditivo,
  vigorarAditivo,
} from './aditar-contrato.ts';
import { contratosDaTurma, julgarDaTurma, registrarDaTurma } from '#domains/academico/contratos/aditivos/turma/server/aditivo-da-turma.ts';
import { aditivoEmPdf } from './aditivo-pdf.ts';
import { totalDe } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { comNomes } from '#domains/academico/contratos/aditivos/server/efeito-gravado.ts';
import { exigirAditivoVisivel, exigirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { opcoesDaTurma, opcoesDeAditivo } from './opcoes.ts';
import { colunasDeAditivos } from '#domains/academico/contratos/lista/server/planilha.ts';
import { type ItemAditivo, listaDeAditivos, obterAditivo } from './queries.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';
import { rotasDasAssinaturas } from '#domains/academico/contratos/aditivos/assinaturas/server/routes.ts';
import { enfileirar } from '#domains/academico/contratos/ciclo/server/routes.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';

export const aditivos: Sala = {
  nome: 'aditivos',
  api,
  rotas: [
    leitura(api.listarAditivos, ({ db, quem }, { query }) =>
      listar<ItemAditivo, typeof query.CampoOrdenado>(db, listaDeAditivos(query, quem), toPaginacao(query)),
    ),
    leitura(api.exportarAditivos, async ({ servicos, pedido, quem }, { query: { Formato, ...filtros } }) => {
      const linhas = percorrer<ItemAditivo, typeof filtros.CampoOrdenado>(
        servicos.dbRelatorios,
        listaDeAditivos(filtros, quem),
        toPaginacao(filtros),
      );
      return exportar('aditivos', Formato, colunasDeAditivos(pedido.idioma), linhas);
    }),
    leitura(api.obterAditivo, ({ db, quem }, { params }) => obterAditivo(db, quem, params.id)),
    leitura(api.aditivoEmPdf, ({ db, quem, servicos }, { params }) => aditivoEmPdf(db, quem, params.id, servicos.config.publicUrl)),
    leitura(api.opcoesDeAditivo, ({ db, quem, servicos }, { query }) =>
      opcoesDeAditivo(db, quem, query.ContratoId, servicos.config.tzEscola),
    ),
    leitura(api.preverAditivo, async ({ db, quem, servicos }, { body }) => {
      await exigirVisivel(db, quem, [body.contratoId]);
      const { carregado, plano } = await preverAditivo(db, body, servicos.config.tzEscola);
      const antes = totalDe(carregado);
      return {
        parcelas: await comNomes(db, plano.efeito, carregado.contrato.precos),
        desde: efeitoDesde(plano.efeito, body.dataAditivo),
        tocadas: tocadas(plano.efeito).length,
        ajusteCentavos: plano.ajusteCentavos,
        totalAntesCentavos: antes,
        totalDepoisCentavos: antes + plano.ajusteCentavos,
      };
    }),
    escrita(api.criarAditivo, async (ato, { body }) => {
      await exigirVisivel(ato.tx, ato.quem, [body.contratoId]);
      return criarAditivo(ato, body);
    }),
    escrita(api.editarAditivo, async (ato, { body }) => {
      await exigirAditivoVisivel(ato.tx, ato.quem, body.id);
      return editarAditivo(ato, body);
    }),
    escrita(api.excluirAditivo, async (ato, { params, query }) => {
      await exigirAditivoVisivel(ato.tx, ato.quem, params.id);
      return excluirAditivo(ato, { id: params.id, versao: query.Versao });
    }),
    escrita(api.vigorarAditivo, async (ato, { params, body }) => {
      await exigirAditivoVisivel(ato.tx, ato.quem, params.id);
      const { versao, previsto } = body;
      return vigorarAditivo(ato, { id: params.id, versao, ...(previsto ? { previsto } : {}) });
    }),
    escrita(api.enviarAditivoParaAssinatura, async (ato, { params, body }) => {
      await exigirAditivoVisivel(ato.tx, ato.quem, params.id);
      return enviarAditivoParaAssinatura(ato, { id: params.id, ...body });
    }),
    escrita(api.desfazerEnvioDoAditivo, async (ato, { params, body }) => {
      await exigirAditivoVisivel(ato.tx, ato.quem, params.id);
      return desfazerEnvioDoAditivo(ato, { id: params.id, ...body });
    }),
    escrita(api.revogarAditivo, async (ato, { params, body }) => {
      await exigirAditivoVisivel(ato.tx, ato.quem, params.id);
      return revogarAditivo(ato, { id: params.id, ...body });
    }),
    ...rotasDasAssinaturas,
    leitura(api.opcoesDaTurma, async ({ db, quem, servicos }, { query }) => {
      await exigirVisivel(db, quem, await contratosDaTurma(db, query.TurmaId));
      return opcoesDaTurma(db, query.TurmaId, servicos.config.tzEscola);
    }),
    leitura(api.preverAditivoDaTurma, async ({ db, quem, servicos, pedido }, { body }) => {
      const ids = await contratosDaTurma(db, body.turmaId);
      await exigirVisivel(db, quem, ids);
      const fuso = servicos.config.tzEscola;
      const { dataAditivo } = body;
      const julgados = await julgarDaTurma(db, ids, body.termos, { hoje: await hojeNaEscola(db, fuso), emData: { dataAditivo, fuso } });
      const contratos = julgados.map(({ carregado, plano, erro }) => {
        const antes = totalDe(carregado);
        return {
          contratoId: carregado.contrato.id,
          numero: carregado.numero,
          alunoNome: carregado.contrato.matricula.alunoNome,
          tocadas: plano ? tocadas(plano.efeito).length : 0,
          intocadas: plano ? plano.efeito.length - tocadas(plano.efeito).length : 0,
          totalAntesCentavos: antes,
          totalDepoisCentavos: antes + (plano?.ajusteCentavos ?? 0),
          recusa: erro ? { codigo: erro.code, mensagem: erro.mensagem(pedido.idioma) } : null,
        };
      });
      const alterados = contratos.filter((c) => c.recusa === null);
      return {
        contratos,
        desde: efeitoDesde(
          julgados.flatMap(({ plano }) => plano?.efeito ?? []),
          dataAditivo,
        ),
        alterados: alterados.length,
        pulados: contratos.length - alterados.length,
        ajusteCentavos: alterados.reduce((soma, c) => soma + c.totalDepoisCentavos - c.totalAntesCentavos, 0),
      };
    }),
    escrita(api.criarAditivoDaTurma, async (contexto, { body }) => {
      const { tx } = contexto;
      const ids = await contratosDaTurma(tx, body.turmaId);
      if (ids.length === 0) throw errosAditivo.TURMA_SEM_CONTRATOS();
      const id = await registrarDaTurma(contexto, body);
      const lote = await enfileirar(contexto, lotes.aditivo, { ids, aditivoTurmaId: id } as { ids: number[] });
      await sql`update aditivos_turmas set tarefa_id = ${lote.tarefaId} where id = ${id}`.execute(tx);
      return { id, ...lote };
    }),
    escrita(api.revogarAditivoDaTurma, async (contexto, { params, body }) => {
      const { rows } = await sql<{
        id: number;
        vivo: boolean;
      }>`select contrato_id as id, situacao in ('aguardando_assinatura', 'vigente') as vivo
        from aditivos where aditivo_turma_id = ${params.id} order by 1`.execute(contexto.tx);
      if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
      const vivos = rows.filter((r) => r.vivo);
      if (vivos.length === 0) throw errosAditivo.ADITIVO_DA_TURMA_DESFEITO();
      const entrada = { ids: vivos.map((r) => r.id), aditivoTurmaId: params.id, motivo: body.motivo };
      return enfileirar(contexto, lotes.revogacao, entrada);
    }),
  ],
};
