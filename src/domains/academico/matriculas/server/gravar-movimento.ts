import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Vaga } from '../regras.ts';
import type { Movimento, Saida, Verbo } from '../situacoes.ts';
import type { MatriculaTravada } from './travar-matricula.ts';

export type Situacao = { id: number; codigo: string; movimento: Movimento; versao: number };
/** A movement as it was recorded: what an undo names. */
export type MovimentoFeito = Situacao & { movimentoId: number };

export type PedidoDeSaida = {
  id: number;
  verbo: Saida;
  dataMovimento: DataCivil;
  motivo: string;
  destino?: string | null;
  /** What was missing, as it was shown to who confirmed; kept with the movement. */
  conferencia?: unknown;
};
/** What left, and the other enrollments of the student that a death ended with it. */
export type SaidaRegistrada = MovimentoFeito & { junto: MovimentoFeito[] };

export type NovoMovimento = {
  verbo: Verbo | 'enturmacao';
  para: Movimento;
  data: DataCivil;
  /** The day on which places close and open: the date itself, or the first day of who has not begun yet. */
  efeito: DataCivil;
  motivo: string | null;
  /** The exit date of the enrollment from now on. */
  dataSaida: DataCivil | null;
  /** The class that takes the student in; absent when the placement stays, null when the student leaves it. */
  entra?: (Vaga & { turmaId: number; turmaNome: string }) | null;
  destino?: string | null;
  conferencia?: unknown;
  novaMatriculaId?: number | null;
  marcouFalecimento?: boolean;
  /** The movement of another enrollment in whose act this one happens, and with which it is undone. */
  juntoComId?: number | null;
};

/**
 * Writes one movement of an enrollment that was locked and checked: the row, the placements it closes and opens, the
 * enrollment and the audit. Each placement remembers its movement, so that an undo gives back exactly what was.
 */
export async function gravarMovimento(ato: Ato, matricula: MatriculaTravada, novo: NovoMovimento): Promise<MovimentoFeito> {
  const { tx, quem } = ato;
  const { id } = matricula;
  const { entra } = novo;
  const conferencia = novo.conferencia === undefined ? null : JSON.stringify(novo.conferencia);
  const { rows } = await sql<{ id: number }>`with movimento as (
      insert into matriculas_movimentos (matricula_id, tipo, de, para, data_movimento, motivo, usuario_id, data_saida_anterior, nova_matricula_id, marcou_falecimento, destino, conferencia, junto_com_id)
      values (${id}, ${novo.verbo}, ${matricula.movimento}, ${novo.para}, ${novo.data}, ${novo.motivo}, ${quem.usuarioId}, ${matricula.dataSaida},
        ${novo.novaMatriculaId ?? null}, ${novo.marcouFalecimento ?? false}, ${novo.destino ?? null}, ${conferencia}::jsonb, ${novo.juntoComId ?? null}) returning id),
    fechada as (update enturmacoes set data_fim = ${novo.efeito}, fechada_por = movimento.id from movimento
      where matricula_id = ${id} and data_fim is null and ${entra !== undefined}),
    aberta as (
      insert into enturmacoes (matricula_id, turma_id, data_inicio, numero_chamada, excedente, motivo_excedente, aberta_por)
      select ${id}, ${entra?.turmaId ?? null}::bigint, ${novo.efeito}, coalesce((select max(numero_chamada) from enturmacoes where turma_id = ${entra?.turmaId ?? null}::bigint), 0) + 1,
        ${entra?.excedente ?? false}, ${entra?.motivoExcedente ?? null}, movimento.id from movimento where ${entra?.turmaId ?? null}::bigint is not null),
    matricula as (update matriculas set movimento = ${novo.para}, data_saida = ${novo.dataSaida}, versao = versao + 1, updated_at = clock_timestamp() where id = ${id})
    select id from movimento`.execute(tx);
  const movimentoId = rows[0]?.id ?? 0;
  const { enturmacao } = matricula;
  const antes = entra === undefined ? {} : { turma: enturmacao?.turmaNome ?? null, dataInicio: enturmacao?.dataInicio ?? null };
  const depois = lugarDepois(entra, novo.efeito);
  await auditar(ato, {
    acao: `matricula.${novo.verbo}`,
    alvoTipo: 'matricula',
    alvoId: id,
    motivo: novo.motivo,
    antes: { movimento: matricula.movimento, dataSaida: matricula.dataSaida, ...antes },
    depois: { movimento: novo.para, dataSaida: novo.dataSaida, movimentoId, ...depois },
  });
  return { id, codigo: matricula.codigo, movimento: novo.para, versao: matricula.versao + 1, movimentoId };
}

/** The place after a movement, as the audit keeps it: nothing when the movement leaves it alone. */
function lugarDepois(entra: NovoMovimento['entra'], data: DataCivil): Record<string, unknown> {
  if (entra === undefined) return {};
  if (entra === null) return { turma: null, dataInicio: null };
  const { turmaNome, excedente, motivoExcedente } = entra;
  return { turma: turmaNome, dataInicio: data, excedente, motivoExcedente };
}
