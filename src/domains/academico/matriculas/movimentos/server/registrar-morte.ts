import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { registrarFalecimento } from '#domains/pessoas/registro/server/door.ts';
import { type Movimento, transicoes } from '#domains/academico/matriculas/situacoes.ts';
import { gravarMovimento, type PedidoDeSaida, type SaidaRegistrada } from '#domains/academico/matriculas/server/gravar-movimento.ts';
import { abrirParaMovimento } from './abrir-para-movimento.ts';
import { travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';

export type MatriculaDoFalecido = { id: number; codigo: string; cursoNome: string; ano: number; movimento: Movimento };

/**
 * The other enrollments that a death recorded on one ends with it: every one of the student that goes on, whatever its course and
 * year. What a closed period froze stays as it is.
 */
export async function outrasDoFalecido(db: Db | Tx, id: number): Promise<MatriculaDoFalecido[]> {
  const { rows } = await sql<MatriculaDoFalecido>`select o.id, o.codigo, c.nome as "cursoNome", a.ano, o.movimento
    from matriculas m join matriculas o on o.aluno_id = m.aluno_id and o.id <> m.id
      join v_curso c on c.id = o.curso_id join v_ano_letivo a on a.id = o.ano_letivo_id
    where m.id = ${id} and o.movimento = any(${[...transicoes.falecimento.de]}::text[])
      and not exists (select 1 from v_situacao_do_periodo s
        where s.ano_letivo_id = o.ano_letivo_id and s.segmentacao_id = c.segmentacao_id and s.situacao = 'fechado')
    order by o.id`.execute(db);
  return rows;
}

/**
 * The student died: the people register says so, and every enrollment that goes on ends in the same act, each by a movement of
 * its own that points at the one asked for. Undone with it.
 * @throws as `registrarSaida`
 */
export async function registrarMorte(
  ato: Ato,
  { id, dataMovimento: data, motivo, conferencia }: PedidoDeSaida & { verbo: 'falecimento' },
): Promise<SaidaRegistrada> {
  const { tx } = ato;
  // All of the student's, in the order of their ids, before the person: two acts never wait for each other.
  await sql`select 1 from matriculas where aluno_id = (select aluno_id from matriculas where id = ${id}) order by id for update`.execute(
    tx,
  );
  const { matricula, para, efeito } = await abrirParaMovimento(ato, { id, verbo: 'falecimento', data });
  const marcouFalecimento = await registrarFalecimento(ato, { pessoaId: matricula.alunoId, data, motivo });
  const fim = { verbo: 'falecimento' as const, para, data, motivo, entra: null };
  const partes = conferencia === undefined ? {} : { conferencia };
  const feito = await gravarMovimento(ato, matricula, { ...fim, ...partes, efeito, dataSaida: efeito, marcouFalecimento });
  // Read after the person is locked: an enrollment that was being made meanwhile is here, and no other can come.
  const junto = [];
  for (const outra of await outrasDoFalecido(tx, id)) {
    const travada = await travarMatricula({ ...ato, quem: null }, outra.id);
    const dia = depoisDe(data, travada.enturmacao?.dataInicio ?? travada.dataSaida ?? travada.dataMatricula);
    junto.push(await gravarMovimento(ato, travada, { ...fim, efeito: dia, dataSaida: dia, juntoComId: feito.movimentoId }));
  }
  return { ...feito, junto };
}

/** The places of another enrollment close on the day, or on the one on which they opened: none ends before it begins. */
const depoisDe = (data: DataCivil, entrada: DataCivil): DataCivil => (data > entrada ? data : entrada);
