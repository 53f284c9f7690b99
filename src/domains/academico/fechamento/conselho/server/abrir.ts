import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditar, autorDaLinha, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import { compartilharTurmas } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { conselhoApi } from '../api.ts';
import { errosConselho as erros } from '../erros.ts';
import type { Participante } from '../situacoes.ts';
import { conferirAnoAberto } from './carregar.ts';
import { conferirData } from './data-do-conselho.ts';

type Pedido = EntradaServidor<typeof conselhoApi.abrirConselho>['body'];

/**
 * Opens the council of a class, about an etapa or its year (null): who opens it and the teachers of the class are proposed as participants.
 * @throws NAO_ENCONTRADO, CONSELHO_DE_ANO_FECHADO, CONSELHO_DE_OUTRA_ETAPA, CONSELHO_ANTES_DA_ETAPA, CONSELHO_JA_ABERTO
 */
export async function abrirConselho(ato: Ato<Autor>, { turmaId, etapaId, dataConselho }: Pedido): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const [turma] = await compartilharTurmas(tx, [turmaId], null);
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  await conferirAnoAberto(tx, null, turma);
  const etapa = await conferirData(ato, { turmaId, etapaId, dataConselho });
  const docentes = await lerDocentes(tx, turmaId, dataConselho);
  const participantes: Participante[] = [{ nome: nomeDoAutor(quem), papel: 'coordenacao', detalhe: null }, ...docentes];
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const { rows } = await sql<{
    id: number;
  }>`insert into conselhos (turma_id, etapa_id, data_conselho, participantes, usuario_id, usuario_nome)
    values (${turmaId}, ${etapaId}::bigint, ${dataConselho}, ${JSON.stringify(participantes)}::jsonb, ${usuarioId}::bigint, ${usuarioNome})
    on conflict (turma_id, etapa_id) where situacao <> 'cancelado' do nothing returning id`.execute(tx);
  const [aberto] = rows;
  if (!aberto)
    throw erros.CONSELHO_JA_ABERTO({ turma: turma.turma, etapa: etapaId === null ? { br: 'do ano', en: 'of the year' } : etapa });
  await auditar(ato, { acao: 'conselho.aberto', alvoTipo: 'conselho', alvoId: aberto.id, depois: { turmaId, etapaId, dataConselho } });
  return aberto;
}

/** Who teaches in a class on a day, with the subjects. */
async function lerDocentes(tx: Ato['tx'], turmaId: number, dia: DataCivil): Promise<Participante[]> {
  const { rows } = await sql<{ nome: string; detalhe: string }>`select p.nome_completo as nome,
      string_agg(distinct td.disciplina_nome, ', ' order by td.disciplina_nome) as detalhe
    from v_docente_turma d join v_turma_disciplina td on td.id = d.turma_disciplina_id join v_pessoa_resumo p on p.id = d.pessoa_id
    where d.turma_id = ${turmaId} and d.data_inicio <= ${dia}::date and coalesce(d.data_fim, 'infinity') >= ${dia}::date
    group by p.id, p.nome_completo, p.nome_busca order by p.nome_busca`.execute(tx);
  return rows.map((docente) => ({ ...docente, detalhe: docente.detalhe.slice(0, 200), papel: 'docente' }));
}
