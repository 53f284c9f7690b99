import { aditivosTurmaApi as api } from '../api.ts';
import { sql } from 'kysely';
import { escrita, leitura, type Sala } from '#platform/server/http/rota.ts';
import { errosComuns } from '#shared/erros.ts';
import { efeitoDesde, tocadas } from '#domains/academico/contratos/aditivos/efeito.ts';
import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import { julgarDaTurma, registrarDaTurma } from './aditivo-da-turma.ts';
import { contratosDaTurma } from '#domains/academico/contratos/server/contratos-da-turma.ts';
import { totalDe } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { opcoesDaTurma } from './opcoes.ts';
import { enfileirar } from '#domains/academico/contratos/server/enfileirar.ts';
import { lotes } from '#domains/academico/contratos/lotes.ts';

/** The addendum of a class, as the portal registers it. */
export const aditivosTurma: Sala = {
  nome: 'academico/contratos/aditivos/turma',
  api,
  rotas: [
    leitura(api.opcoesDaTurma, async ({ db, quem, hoje }, { query }) => {
      await conferirVisivel(db, quem, await contratosDaTurma(db, query.TurmaId));
      return opcoesDaTurma(db, query.TurmaId, hoje);
    }),
    leitura(api.preverAditivoDaTurma, async ({ db, quem, hoje, fuso, pedido }, { body }) => {
      const ids = await contratosDaTurma(db, body.turmaId);
      await conferirVisivel(db, quem, ids);
      const { dataAditivo } = body;
      const julgados = await julgarDaTurma(db, ids, body.termos, { hoje, emData: { dataAditivo, fuso } });
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
      const lote = await enfileirar(contexto, { tipo: lotes.aditivo, ids, aditivoTurmaId: id });
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
      return enfileirar(contexto, {
        tipo: lotes.revogacao,
        ids: vivos.map((r) => r.id),
        aditivoTurmaId: params.id,
        motivo: body.motivo,
      });
    }),
  ],
};
